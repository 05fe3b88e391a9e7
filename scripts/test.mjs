// `npm test`: installs what is missing, then lint, types, unit, build, built-output and browser tests.
// Ends with what failed and one line that counts every executed test; a failing step counts as one failed test as well.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureNginx } from "./lib/nginx.mjs";
import { installPackages, say, tryRun } from "./lib/steps.mjs";
import { TEST_BUILDS } from "./lib/testBuilds.mjs";
import { failuresOfJest, failuresOfPlaywright } from "./lib/testReports.mjs";

const reports = mkdtempSync(path.join(tmpdir(), "site-tests-"));
/** What failed, in words. */
const failures = [];
let passed = 0;

say("Packages");
installPackages();
say("Browser and web server");
const chromium = ensureChromium();
if (!chromium || !ensureNginx()) {
  count("Browser and web server", 1, 0, []);
  finish();
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
finish();

/** A step without tests of its own counts as one. */
function step(title, command, args, env = {}) {
  say(title);
  const code = tryRun(command, args, env);
  count(title, code, code === 0 ? 1 : 0, []);
}

function jest(title, args) {
  say(title);
  const file = path.join(reports, `${title}.json`);
  const code = tryRun("npx", ["jest", ...args, "--json", `--outputFile=${file}`]);
  const report = readReport(file);
  count(title, code, report?.numPassedTests ?? 0, report ? failuresOfJest(report) : []);
}

function playwright(title, config) {
  say(title);
  const file = path.join(reports, `${title}.json`);
  const env = { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = tryRun("npx", ["playwright", "test", "-c", config, "--reporter=line,json"], env);
  const report = readReport(file);
  count(title, code, report?.stats.expected ?? 0, report ? failuresOfPlaywright(report) : []);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** A step that fails without naming a test has failed all the same. */
function count(title, code, succeeded, failed) {
  passed += succeeded;
  if (code !== 0 && failed.length === 0) failures.push(`${title}: exit code ${code}, see above`);
  failures.push(...failed);
}

function finish() {
  rmSync(reports, { recursive: true, force: true });
  if (failures.length > 0) {
    say("Failed");
    console.log(failures.join("\n"));
  }
  say("Result");
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exit(failures.length > 0 ? 1 : 0);
}
