// `npm test`: installs what is missing, then runs lint with types, unit, build, built-output and browser tests in two lanes
// at once, one for each of two cores. Ends with what failed and one line that counts every executed test; a failing step
// counts as one failed test as well.
import "./lib/help.cjs";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findChromium } from "../packages/core/src/build/chromium.mjs";
import { capture, installPackages, say } from "./lib/steps.mjs";
import { failuresOfJest, failuresOfPlaywright } from "./lib/testReports.mjs";

const reports = mkdtempSync(path.join(tmpdir(), "site-tests-"));
const started = Date.now();
/** Descriptions of failures. */
const failures = [];
let passed = 0;

say("Packages, browser and web server");
const tools = capture(process.execPath, ["tools/lib/testTools.mjs"]);
installPackages();
const installed = await tools;
report("Browser and web server", installed.code, installed.seconds, installed.output);
if (installed.code !== 0) {
  count("Browser and web server", 1, 0, []);
  finish();
}
const chromium = findChromium();

// The variant is built with the cache that the first build left: a warm build must take nothing from another one.
const builds = (async () => {
  await step("Build", "build");
  await step("Build of the variant", "test:more", "--", "variant");
  await step("Build of the site with every feature", "test:more", "--", "full");
})();

// Those at the end need the builds.
const checks = [
  () => jest("Unit tests", ["--selectProjects", "node", "dom", "product", "--maxWorkers=1"]),
  () => step("Lint and types", "lint"),
  // With the API description and its pages.
  () => step("Pages", "check", "--", "--strict"),
  () => builds,
  () => jest("Tests of the built output", ["--selectProjects", "built", "--maxWorkers=1"]),
  () => playwright("Browser test of the writers' server", "e2e/live"),
  () => step("Samples of the API reference", "api", "--", "samples", "--one-of-each"),
  () => step("Swizzles", "swizzle", "--", "check"),
];

/** Runs the checks that nobody has begun, one after the other. */
async function runChecks() {
  for (let check = checks.shift(); check; check = checks.shift()) await check();
}

const otherLane = runChecks();
await builds;
await playwright("Browser tests", "e2e");
// Whichever lane is done first helps with what is left.
await Promise.all([runChecks(), otherLane]);
finish();

/** Runs a script of package.json that has no test report; it counts as one test. */
async function step(title, ...script) {
  const { code, seconds, output } = await capture("npm", ["run", ...script]);
  report(title, code, seconds, output);
  count(title, code, code === 0 ? 1 : 0, []);
}

async function jest(title, args) {
  const file = path.join(reports, `${title}.json`);
  const command = ["run", "jest", "--", ...args, "--json", `--outputFile=${file}`];
  const { code, seconds, output } = await capture("npm", command);
  const result = readReport(file);
  report(title, code, seconds, result ? "" : output);
  count(title, code, result?.numPassedTests ?? 0, result ? failuresOfJest(result) : []);
}

async function playwright(title, config) {
  const file = path.join(reports, `${title}.json`);
  const env = { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const command = ["run", "test:e2e", "--", "-c", config, "--reporter=json"];
  const { code, seconds, output } = await capture("npm", command, env);
  const result = readReport(file);
  report(title, code, seconds, result ? "" : output);
  count(title, code, result?.stats.expected ?? 0, result ? failuresOfPlaywright(result) : []);
}

/** Prints the result of a step, and its output if it failed; failed tests are listed at the end. */
function report(title, code, seconds, output) {
  say(`${title}: ${code === 0 ? "passed" : `exit code ${code}`}, ${seconds} s`);
  if (code !== 0) console.log(output);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Adds to the totals. A failed step without failed tests counts as one failure. */
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
  say(`Result after ${Math.round((Date.now() - started) / 1000)} s`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exit(failures.length > 0 ? 1 : 0);
}
