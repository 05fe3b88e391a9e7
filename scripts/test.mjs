// `npm test`: installs what is missing, then lint, types, unit, build, built-output and browser tests.
// Ends with one line that counts every executed test; each failing step counts as one failed test as well.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureNginx } from "./lib/nginx.mjs";
import { installPackages, say, tryRun } from "./lib/steps.mjs";
import { TEST_BUILDS } from "./lib/testBuilds.mjs";

const reports = mkdtempSync(path.join(tmpdir(), "site-tests-"));
const total = { passed: 0, failed: 0 };

say("Packages");
installPackages();
say("Browser and web server");
const chromium = ensureChromium();
if (!chromium || !ensureNginx()) {
  count({ passed: 0, failed: 1 });
  finish(1);
}

step("Lint", "npm", ["run", "lint"]);
step("Types", "npm", ["run", "typecheck"]);
step("API pages", "npm", ["run", "api:check"]);
step("Pages", "npm", ["run", "check"]);
step("Swizzles", "npm", ["run", "swizzle:check"]);
jest("Unit tests", ["--selectProjects", "node", "dom"]);
step("Samples of the API reference", "npm", ["run", "api:samples"]);
step("Build with hosted search", "npm", ["run", "build:hosted"]);
step("Build", "npm", ["run", "build"]);
for (const { name, args, env } of TEST_BUILDS) step(name, "npm", ["run", "build", "--", ...args], env);
step("Addresses", "npm", ["run", "urls:check"]);
step("Changes behind a warm build", "npm", ["run", "test:rebuild"]);
jest("Tests of the built output", ["--selectProjects", "built"]);
playwright("Browser tests", "e2e");
playwright("Browser tests of hosted search", "e2e/hosted");
playwright("Browser tests under a path", "e2e/subPath");
playwright("Browser test of the writers' server", "e2e/live");
finish(total.failed > 0 ? 1 : 0);

/** A step without tests of its own counts as one. */
function step(title, command, args, env = {}) {
  say(title);
  count(tryRun(command, args, env) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

function jest(title, args) {
  say(title);
  const report = path.join(reports, `${title}.json`);
  const code = tryRun("npx", ["jest", ...args, "--json", `--outputFile=${report}`]);
  const result = readReport(report);
  const broken = result?.testResults.filter(
    (suite) => suite.status === "failed" && suite.assertionResults.length === 0,
  );
  const failed = (result?.numFailedTests ?? 0) + (broken?.length ?? 0);
  count({ passed: result?.numPassedTests ?? 0, failed: failed || (code === 0 ? 0 : 1) });
}

function playwright(title, config) {
  say(title);
  const report = path.join(reports, `${title}.json`);
  const env = { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const code = tryRun("npx", ["playwright", "test", "-c", config, "--reporter=line,json"], env);
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(report)?.stats ?? {};
  const failed = unexpected + flaky;
  count({ passed: expected, failed: failed || (code === 0 ? 0 : 1) });
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function count({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}

function finish(code) {
  rmSync(reports, { recursive: true, force: true });
  say("Result");
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(code);
}
