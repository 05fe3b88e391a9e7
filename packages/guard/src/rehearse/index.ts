/**
 * `npm run upgrade:rehearse -- <version>`: tries a Docusaurus release in a copy of the project, compares it with an
 * unchanged copy, and writes a report to `upgrade-<version>.md`. The project itself is not changed.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { installedIn, type Contract } from "docusaurus-waymark-core/build/contract";
import { ensureChromium } from "docusaurus-waymark-core/build/chromium.mjs";
import { freePort } from "docusaurus-waymark-core/build/freePort";
import { ensureNginx } from "docusaurus-waymark-core/build/nginx.mjs";
import { compareReleases, watchedBy, type UpstreamChange } from "../swizzle/compare";
import { readLedger } from "../swizzle/ledger";
import { recordedRelease } from "../swizzle/packages";
import { copyHistory, copyProject, docusaurusPackages, withRelease } from "./project";
import { requireNode } from "./node";
import { queryRegistry, generatorPackages, missingPackages, overwriteVersion } from "./release";
import { reportOf } from "./report";
import { runSteps, type Step } from "./steps";

const USAGE =
  "Usage: npm run upgrade:rehearse -- <version> [--skip-browser] [--skip-unit] [--keep] [--with=<package>@<version> …]";

const NPM_INSTALL_OPTIONS = ["--prefer-offline", "--no-audit", "--no-fund"];

const INSTALL_STEP = "Install";
const CURRENT_PICTURES = "Browser pictures as it is";

/** Checks of the upgraded copy; the most informative ones come first. */
const UPGRADED_STEPS: readonly Omit<Step, "folder">[] = [
  { name: "Types", command: ["npx", "tsc", "--noEmit"] },
  { name: "Build", command: ["npm", "run", "build"] },
  {
    name: "Browser pictures",
    command: ["npm", "run", "test:e2e", "--", "-c", "e2e/pixels"],
    needs: ["Build", CURRENT_PICTURES],
  },
  {
    name: "Unit tests",
    command: ["npm", "run", "jest", "--", "--selectProjects", "node", "dom", "product"],
    again: ["npm", "run", "jest", "--", "--selectProjects", "node", "dom", "product", "--onlyFailures"],
  },
  // The other identity, under a path of its host, with hosted search, over the cache of the first build.
  { name: "Build of the variant", command: ["npm", "run", "test:more", "--", "variant"], needs: ["Build"] },
  {
    name: "Build of the site with every feature",
    command: ["npm", "run", "test:more", "--", "full"],
    needs: ["Build of the variant"],
  },
  {
    name: "Tests of the built output",
    command: ["npm", "run", "jest", "--", "--selectProjects", "built"],
    needs: ["Build of the site with every feature"],
  },
  // Places of controls and the tree for assistive technology are among the browser tests.
  {
    name: "Browser tests",
    command: ["npm", "run", "test:e2e"],
    again: ["npm", "run", "test:e2e", "--", "--last-failed"],
    needs: ["Build of the variant"],
  },
  {
    name: "Browser test of the writers' server",
    command: ["npm", "run", "test:e2e", "--", "-c", "e2e/live"],
    needs: ["Build"],
  },
];

/** Steps in the unchanged copy, for the pictures. */
const CURRENT_STEPS: readonly Omit<Step, "folder">[] = [
  { name: "Install as it is", command: ["npm", "ci", ...NPM_INSTALL_OPTIONS] },
  { name: "Build as it is", command: ["npm", "run", "build"], needs: ["Install as it is"] },
  {
    name: CURRENT_PICTURES,
    command: ["npm", "run", "test:e2e", "--", "-c", "e2e/pixels", "--update-snapshots=all"],
    needs: ["Build as it is"],
  },
];

/**
 * Runs the rehearsal and writes the report.
 *
 * @param contracts private code of Docusaurus that the project relies on
 * @throws {Error} for wrong arguments
 */
export async function rehearse(
  siteDir: string,
  contracts: readonly Contract[],
  args: readonly string[],
): Promise<void> {
  const [version] = args.filter((arg) => !arg.startsWith("--"));
  if (version === undefined || !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version)) throw new Error(USAGE);
  const node = queryRegistry(`@docusaurus/core@${version}`, "engines.node");
  if (typeof node !== "string")
    throw new Error(`The registry has no @docusaurus/core ${version}. Fix: name a release.`);
  requireNode(node, `npm run upgrade:rehearse -- ${args.join(" ")}`);
  const folder = path.join(os.tmpdir(), `rehearse-${version}`);
  fs.rmSync(folder, { recursive: true, force: true });
  console.log(`Rehearsing Docusaurus ${version} in ${folder}`);
  // The variant is served at this port plus 100.
  const port = process.env["E2E_PORT"] ?? String(await freePort());
  const report = tryRelease({ siteDir, contracts, version, node, folder, args, port });
  const file = path.join(siteDir, `upgrade-${version}.md`);
  fs.writeFileSync(file, report.text);
  console.log(`\n${report.text}\nWritten to ${path.relative(process.cwd(), file)}; logs in ${folder}`);
  if (!report.passed) {
    console.log(`Try fixes in ${path.join(folder, "next")}: the commands of the failed steps run there.`);
    process.exitCode = 1;
  } else if (!args.includes("--keep")) fs.rmSync(folder, { recursive: true, force: true });
}

interface Options {
  readonly siteDir: string;
  readonly contracts: readonly Contract[];
  readonly version: string;
  /** The versions of Node that the release needs. */
  readonly node: string;
  /** Holds the two copies, the logs, and the pictures. */
  readonly folder: string;
  readonly args: readonly string[];
  readonly port: string;
}

function tryRelease({ siteDir, contracts, version, node, folder, args, port }: Options) {
  const [now, next] = [path.join(folder, "now"), path.join(folder, "next")];
  for (const copy of [now, next]) {
    copyHistory(siteDir, copy);
    copyProject(siteDir, copy);
  }
  const { names, needed } = generatorPackages(
    fs.readFileSync(path.join(siteDir, "package-lock.json"), "utf8"),
  );
  const missing = missingPackages(names, needed, version);
  const unchanged = new Set(missing.flatMap(({ name, pinnedAt }) => (pinnedAt === undefined ? [name] : [])));
  const pinned = pinnedPackages(args);
  const replaced = missing.flatMap(({ name, pinnedAt }) =>
    pinnedAt === undefined ? [] : [[name, pinnedAt] as const],
  );
  const versions = { ...Object.fromEntries(replaced), ...pinned };
  for (const file of manifestsOf(siteDir)) {
    const manifest = fs.readFileSync(path.join(siteDir, file), "utf8");
    fs.writeFileSync(path.join(next, file), withRelease(manifest, version, versions, unchanged));
  }

  const pictures = path.join(folder, "pictures");
  const env = { ...browserEnv(), PICTURES: pictures, E2E_PORT: port };
  const ofRelease = names.filter((name) => !unchanged.has(name));
  const install: Step = {
    name: INSTALL_STEP,
    command: ["npm", "install", ...NPM_INSTALL_OPTIONS],
    folder: next,
    env,
    after: () => overwriteVersion(next, ofRelease, version),
  };
  const scripts = scriptsOf(siteDir);
  const isThere = ({ command: [, , script] }: Pick<Step, "command">): boolean =>
    script === undefined || script.startsWith("-") || scripts.has(script);
  const current = args.includes("--skip-browser") ? [] : CURRENT_STEPS.filter(isThere);
  const upgraded = UPGRADED_STEPS.filter(
    ({ name, command }) =>
      isThere({ command }) &&
      !(args.includes("--skip-browser") && name.startsWith("Browser")) &&
      !(args.includes("--skip-unit") && name === "Unit tests"),
  );
  const steps = runSteps(
    [
      ...current.map((step) => ({ ...step, folder: now, env })),
      install,
      ...upgraded.map((step) => ({ needs: [INSTALL_STEP], ...step, folder: next, env })),
    ],
    folder,
  );
  return {
    text: reportOf({
      version,
      packages: docusaurusPackages(fs.readFileSync(path.join(siteDir, "package.json"), "utf8")),
      node,
      missing,
      pinned,
      steps,
      pictures: picturesIn(pictures),
      swizzles: compareUpstream({ siteDir, contracts }, next, version),
    }),
    passed: steps.every(({ outcome }) => outcome === "passed"),
  };
}

/** Packages that `--with=name@version` pins. */
function pinnedPackages(args: readonly string[]): Record<string, string> {
  const pairs = args.flatMap((arg) => {
    const [, name, version] = /^--with=(.+)@([^@]+)$/.exec(arg) ?? [];
    return name !== undefined && version !== undefined ? [[name, version] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** Installs Chromium and nginx if they are missing; returns the variable that names the browser. */
function browserEnv(): Record<string, string> {
  const chromium = ensureChromium();
  ensureNginx();
  return chromium === undefined ? {} : { CHROME_PATH: chromium };
}

/** Screenshots that differ. */
function picturesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("-diff.png"))
    .map((name) => path.join(folder, name))
    .sort();
}

/** Changes in swizzled components and contracts between the recorded release and the one in the copy. */
function compareUpstream(
  { siteDir, contracts }: Pick<Options, "siteDir" | "contracts">,
  project: string,
  version: string,
): readonly UpstreamChange[] | string {
  const ledger = readLedger(siteDir);
  try {
    return compareReleases(
      watchedBy(ledger, contracts),
      recordedRelease(siteDir, ledger),
      installedIn(project),
    );
  } catch (error) {
    return `Not compared with ${version}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Names of the scripts of a project: a step whose script it lacks is left out. */
function scriptsOf(siteDir: string): ReadonlySet<string> {
  const manifest = JSON.parse(fs.readFileSync(path.join(siteDir, "package.json"), "utf8")) as {
    readonly scripts?: Readonly<Record<string, string>>;
  };
  return new Set(Object.keys(manifest.scripts ?? {}));
}

/** The manifests of a project and of the packages in its workspace. */
function manifestsOf(siteDir: string): string[] {
  const folder = path.join(siteDir, "packages");
  const packages = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const files = packages.map((name) => path.join("packages", name, "package.json"));
  return ["package.json", ...files.filter((file) => fs.existsSync(path.join(siteDir, file)))];
}
