import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureChromium } from "../lib/chromium.mjs";
import { ensureNginx } from "../lib/nginx.mjs";
import { compareReleases, type UpstreamChange, watchedBy } from "../swizzle/compare";
import { installedIn, readLedger } from "../swizzle/ledger";
import { recordedRelease } from "../swizzle/packages";
import { companionsOf } from "./companions";
import { clearBuild, copyProject, docusaurusPackages, withRelease } from "./project";
import { reportOf, type BuildResult } from "./report";
import { measureBuild } from "./sizes";
import { runSteps, type Step, type StepResult } from "./steps";

const USAGE =
  "Usage: npm run upgrade:rehearse -- <version> [--skip-browser] [--skip-unit] [--keep] [--with=<package>@<version> …]";

const siteDir = path.join(import.meta.dirname, "../..");

const NOW: readonly Step[] = [
  { name: "Install as it is", command: ["npm", "ci", "--prefer-offline", "--no-audit", "--no-fund"] },
  { name: "Build as it is", command: ["npm", "run", "build"], needs: "Install as it is" },
];

const INSTALL: Step = {
  name: "Install",
  command: ["npm", "install", "--prefer-offline", "--no-audit", "--no-fund"],
};

/** What must hold after an upgrade, in the order in which it is of use to know. */
const NEXT: readonly Step[] = [
  { name: "Types", command: ["npm", "run", "typecheck"] },
  { name: "Build", command: ["npm", "run", "build"] },
  {
    name: "Unit tests",
    command: ["npm", "run", "test:unit"],
    again: ["npm", "run", "test:unit", "--", "--onlyFailures"],
  },
  { name: "Build of the variant", command: ["npm", "run", "build:variant"] },
  {
    name: "Tests of the built output",
    command: ["npx", "jest", "--selectProjects", "built"],
    needs: "Build",
  },
  {
    name: "Browser tests",
    command: ["npm", "run", "test:e2e"],
    again: ["npm", "run", "test:e2e", "--", "--last-failed"],
    needs: "Build",
  },
];

/** Rehearses an upgrade in a copy of the project, and writes a report; the project itself stays as it is. */
function main(args: readonly string[]): void {
  const [version] = args.filter((arg) => !arg.startsWith("--"));
  if (version === undefined || !/^\d+\.\d+\.\d+/.test(version)) throw new Error(USAGE);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `rehearse-${version}-`));
  const project = path.join(folder, "site");
  console.log(`Rehearsing Docusaurus ${version} in ${project}`);
  copyProject(siteDir, project);
  const report = rehearse(version, project, folder, args);
  const file = path.join(siteDir, `upgrade-${version}.md`);
  fs.writeFileSync(file, report.text);
  console.log(`\n${report.text}\nWritten to ${path.relative(process.cwd(), file)}; logs in ${folder}`);
  if (!args.includes("--keep")) fs.rmSync(project, { recursive: true, force: true });
  if (!report.passed) process.exitCode = 1;
}

function rehearse(version: string, project: string, logs: string, args: readonly string[]) {
  const before = buildResult(runSteps(NOW, project, logs), "Build as it is", project);
  const manifest = path.join(project, "package.json");
  const packages = docusaurusPackages(fs.readFileSync(manifest, "utf8"));
  clearBuild(project);
  const held = heldPackages(args);
  const companions = companionsOf(version, held);
  const all = { ...Object.fromEntries(companions.map(({ name, version: fit }) => [name, fit])), ...held };
  fs.writeFileSync(manifest, withRelease(fs.readFileSync(manifest, "utf8"), version, all));
  const steps = runSteps([INSTALL, ...chosenSteps(args)], project, logs);
  const after = buildResult(steps, "Build", project);
  const swizzles = drift(project, version);
  return {
    text: reportOf({ version, packages, companions, steps, swizzles, before, after }),
    passed: steps.every(({ outcome }) => outcome === "passed"),
  };
}

/** Packages that `--with=name@version` holds at a version. */
function heldPackages(args: readonly string[]): Record<string, string> {
  const pairs = args.flatMap((arg) => {
    const [, name, version] = /^--with=(.+)@([^@]+)$/.exec(arg) ?? [];
    return name !== undefined && version !== undefined ? [[name, version] as const] : [];
  });
  return Object.fromEntries(pairs);
}

function chosenSteps(args: readonly string[]): Step[] {
  const skipped = new Set([
    ...(args.includes("--skip-browser") ? ["Browser tests"] : []),
    ...(args.includes("--skip-unit") ? ["Unit tests"] : []),
  ]);
  const chromium = ensureChromium();
  ensureNginx();
  const env = chromium === undefined ? {} : { CHROME_PATH: chromium };
  return NEXT.filter(({ name }) => !skipped.has(name)).map((step) => ({
    needs: INSTALL.name,
    ...step,
    env: { ...env, ...step.env },
  }));
}

/** The size counts only when the build succeeded: a failed one leaves parts behind. */
function buildResult(steps: readonly StepResult[], name: string, project: string): BuildResult {
  const step = steps.find((result) => result.name === name);
  if (step?.outcome !== "passed") return { size: undefined, seconds: undefined };
  return { size: measureBuild(path.join(project, "build")), seconds: step.seconds };
}

/** What changed under our swizzles between the recorded release and the one installed in the copy. */
function drift(project: string, version: string): readonly UpstreamChange[] | string {
  const ledger = readLedger(siteDir);
  try {
    return compareReleases(watchedBy(ledger), recordedRelease(siteDir, ledger), installedIn(project));
  } catch (error) {
    return `Not compared with ${version}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
