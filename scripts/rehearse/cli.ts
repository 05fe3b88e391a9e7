import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { installedIn } from "../../plugins/internals/contract";
import { ensureChromium } from "../lib/chromium.mjs";
import { ensureNginx } from "../lib/nginx.mjs";
import { compareReleases, watchedBy, type UpstreamChange } from "../swizzle/compare";
import { readLedger } from "../swizzle/ledger";
import { recordedRelease } from "../swizzle/packages";
import { companionsOf } from "./companions";
import { copyProject, docusaurusPackages, withRelease } from "./project";
import { nodeFor } from "./node";
import { askRegistry, generatorPackages, missingPackages, stateVersion } from "./release";
import { reportOf } from "./report";
import { measureBuild, type BuildSize } from "./sizes";
import { readPassed, runSteps, type Step, type StepResult } from "./steps";
import { timeBuilds } from "./timing";

const USAGE =
  "Usage: npm run upgrade:rehearse -- <version> [--resume] [--skip-browser] [--skip-unit] [--skip-timing] [--fetch-node] [--keep] [--with=<package>@<version> …]";

const siteDir = path.join(import.meta.dirname, "../..");
const QUIET = ["--prefer-offline", "--no-audit", "--no-fund"];

const INSTALL = "Install";
const PICTURES_NOW = "Browser pictures as it is";

/** What must hold after an upgrade, in the order in which it is of use to know. */
const NEXT: readonly Omit<Step, "folder">[] = [
  { name: "Types", command: ["npm", "run", "typecheck"] },
  { name: "Build", command: ["npm", "run", "build"] },
  { name: "Browser pictures", command: ["npm", "run", "test:pixels"], needs: ["Build", PICTURES_NOW] },
  {
    name: "Unit tests",
    command: ["npm", "run", "test:unit"],
    again: ["npm", "run", "test:unit", "--", "--onlyFailures"],
  },
  // The other identity, under a path of its host, with hosted search, over the cache of the first build.
  { name: "Build of the variant", command: ["npm", "run", "build:variant"], needs: ["Build"] },
  {
    name: "Tests of the built output",
    command: ["npm", "run", "jest", "--", "--selectProjects", "built"],
    needs: ["Build of the variant"],
  },
  // Places of controls and the tree for assistive technology are among the browser tests.
  {
    name: "Browser tests",
    command: ["npm", "run", "test:e2e"],
    again: ["npm", "run", "test:e2e", "--", "--last-failed"],
    needs: ["Build of the variant"],
  },
  { name: "Browser test of the writers' server", command: ["npm", "run", "test:e2e:live"], needs: ["Build"] },
  { name: "Changes behind a warm build", command: ["npm", "run", "test:rebuild"], needs: ["Build"] },
];

/** The same in the copy that stays as it is, for comparison. */
const NOW: readonly Omit<Step, "folder">[] = [
  { name: "Install as it is", command: ["npm", "ci", ...QUIET] },
  { name: "Build as it is", command: ["npm", "run", "build"], needs: ["Install as it is"] },
  {
    name: PICTURES_NOW,
    command: ["npm", "run", "test:pixels", "--", "--update-snapshots=all"],
    needs: ["Build as it is"],
  },
];

/** Rehearses an upgrade in copies of the project, and writes a report; the project itself stays as it is. */
async function main(args: readonly string[]): Promise<void> {
  const [version] = args.filter((arg) => !arg.startsWith("--"));
  if (version === undefined || !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version)) throw new Error(USAGE);
  const folder = path.join(os.tmpdir(), `rehearse-${version}`);
  const resumed = args.includes("--resume") && fs.existsSync(folder);
  if (!resumed) fs.rmSync(folder, { recursive: true, force: true });
  console.log(`${resumed ? "Resuming" : "Rehearsing"} Docusaurus ${version} in ${folder}`);
  const port = process.env["E2E_PORT"] ?? String(await freePort());
  const report = rehearse(version, folder, resumed, args, port);
  const file = path.join(siteDir, `upgrade-${version}.md`);
  fs.writeFileSync(file, report.text);
  console.log(`\n${report.text}\nWritten to ${path.relative(process.cwd(), file)}; logs in ${folder}`);
  if (!report.passed) {
    console.log(
      `Try fixes in ${path.join(folder, "next")}, then go on: npm run upgrade:rehearse -- ${version} --resume`,
    );
    process.exitCode = 1;
  } else if (!args.includes("--keep")) fs.rmSync(folder, { recursive: true, force: true });
}

function rehearse(version: string, folder: string, resumed: boolean, args: readonly string[], port: string) {
  const [now, next] = [path.join(folder, "now"), path.join(folder, "next")];
  const needsNode = askRegistry(`@docusaurus/core@${version}`, "engines.node");
  if (typeof needsNode !== "string")
    throw new Error(`The registry has no @docusaurus/core ${version}. Fix: name a release.`);
  const node = nodeFor(needsNode, args.includes("--fetch-node"));
  console.log(`It needs Node ${needsNode} and runs on ${node.version}.`);
  const pictures = path.join(folder, "pictures");
  const env: Record<string, string> = { ...browserEnv(), PICTURES: pictures, E2E_PORT: port };
  if (node.bin !== undefined) env["PATH"] = `${node.bin}${path.delimiter}${process.env["PATH"] ?? ""}`;
  if (!resumed) [now, next].forEach((copy) => copyProject(siteDir, copy));

  const manifest = fs.readFileSync(path.join(siteDir, "package.json"), "utf8");
  const { names, needed } = generatorPackages(
    fs.readFileSync(path.join(siteDir, "package-lock.json"), "utf8"),
  );
  const missing = missingPackages(names, needed, version);
  const asked = pinnedPackages(args);
  const companions = companionsOf(version, asked);
  const pinned = {
    ...Object.fromEntries(companions.map(({ name, version: fit }) => [name, fit])),
    ...Object.fromEntries(
      missing.flatMap(({ name, pinnedAt }) => (pinnedAt === undefined ? [] : [[name, pinnedAt]])),
    ),
    ...asked,
  };
  const left = new Set(missing.flatMap(({ name, pinnedAt }) => (pinnedAt === undefined ? [name] : [])));
  fs.writeFileSync(path.join(next, "package.json"), withRelease(manifest, version, pinned, left));

  const steps = runSteps(
    [
      ...chosenSteps(NOW, args).map((step) => ({ ...step, folder: now, env })),
      {
        name: INSTALL,
        command: ["npm", "install", ...QUIET],
        folder: next,
        env,
        after: () =>
          stateVersion(
            next,
            names.filter((name) => !left.has(name)),
            version,
          ),
      },
      ...chosenSteps(NEXT, args).map((step) => ({ needs: [INSTALL], ...step, folder: next, env })),
    ],
    folder,
    resumed ? readPassed(folder) : [],
  );
  const [before, after] = [sizeAfter(steps, "Build as it is", now), sizeAfter(steps, "Build", next)];
  const timed = before && after && !args.includes("--skip-timing") ? timeBuilds(now, next, env) : undefined;
  return {
    text: reportOf({
      version,
      packages: docusaurusPackages(manifest),
      node: { needs: needsNode, ...node },
      missing,
      companions,
      steps,
      pictures: picturesIn(pictures),
      swizzles: drift(next, version),
      before,
      after,
      ratios: timed,
    }),
    passed: steps.every(({ outcome }) => outcome === "passed"),
  };
}

/** Packages that `--with=name@version` pins at a version. */
function pinnedPackages(args: readonly string[]): Record<string, string> {
  const pairs = args.flatMap((arg) => {
    const [, name, version] = /^--with=(.+)@([^@]+)$/.exec(arg) ?? [];
    return name !== undefined && version !== undefined ? [[name, version] as const] : [];
  });
  return Object.fromEntries(pairs);
}

function chosenSteps(
  steps: readonly Omit<Step, "folder">[],
  args: readonly string[],
): readonly Omit<Step, "folder">[] {
  return steps.filter(
    ({ name }) =>
      !(args.includes("--skip-browser") && name.startsWith("Browser")) &&
      !(args.includes("--skip-unit") && name === "Unit tests"),
  );
}

/** Finds what the tests need of the system, and names the browser. */
function browserEnv(): Record<string, string> {
  const chromium = ensureChromium();
  ensureNginx();
  return chromium === undefined ? {} : { CHROME_PATH: chromium };
}

/** A port at which nothing listens. The variant is served at the one a hundred above. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Pictures that a comparison found to differ. */
function picturesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("-diff.png"))
    .map((name) => path.join(folder, name))
    .sort();
}

/** The size counts only when the build succeeded: a failed one leaves parts behind. */
function sizeAfter(steps: readonly StepResult[], name: string, project: string): BuildSize | undefined {
  const passed = steps.some((step) => step.name === name && step.outcome === "passed");
  return passed ? measureBuild(path.join(project, "build")) : undefined;
}

/** What changed under swizzles and contracts between the recorded release and the one installed in the copy. */
function drift(project: string, version: string): readonly UpstreamChange[] | string {
  const ledger = readLedger(siteDir);
  try {
    return compareReleases(watchedBy(ledger), recordedRelease(siteDir, ledger), installedIn(project));
  } catch (error) {
    return `Not compared with ${version}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
