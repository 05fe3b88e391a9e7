import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** A Node that a release can run on. */
export interface FoundNode {
  /** Without the leading v. */
  readonly version: string;
  /** Folder for the front of the search path; undefined when it is the Node that runs this. */
  readonly bin: string | undefined;
}

/** Where to look for it. */
export interface NodePlaces {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  /** Version of the Node that runs this. */
  readonly own: string;
  /** What a program says to `--version`; undefined when it does not run. */
  readonly versionOf: (program: string) => string | undefined;
}

const THIS_MACHINE: NodePlaces = {
  env: process.env,
  home: os.homedir(),
  own: process.version,
  versionOf: (program) => {
    const { status, stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
    return status === 0 ? stdout.trim() : undefined;
  },
};

const PROGRAM = process.platform === "win32" ? "node.exe" : "node";

/** Whether a version of Node is in a range that is written as `>=24.14`, the only form that Docusaurus uses. */
export function isNodeEnough(node: string, range: string): boolean {
  const wanted = /^>=\s*([\d.]+)$/.exec(range.trim())?.[1];
  return wanted === undefined || compareVersions(node.replace(/^v/, ""), wanted) >= 0;
}

/**
 * Finds a Node for a release: the one that runs this, else the newest that is on the search path or that nvm, fnm,
 * Volta, mise or asdf have installed.
 */
export function findNode(range: string, places: NodePlaces = THIS_MACHINE): FoundNode | undefined {
  const { env, own, versionOf } = places;
  if (isNodeEnough(own, range)) return { version: own.replace(/^v/, ""), bin: undefined };
  const onPath = (env["PATH"] ?? "").split(path.delimiter).filter((folder) => folder !== "");
  return [...onPath, ...managedFolders(places)]
    .flatMap((bin) => {
      const program = path.join(bin, PROGRAM);
      const version = fs.existsSync(program) ? versionOf(program)?.replace(/^v/, "") : undefined;
      return version !== undefined && isNodeEnough(version, range) ? [{ version, bin }] : [];
    })
    .sort((a, b) => compareVersions(b.version, a.version))[0];
}

/** Folders with the programs of every Node that a version manager has installed. */
function managedFolders({ env, home }: NodePlaces): string[] {
  const data = env["XDG_DATA_HOME"] ?? path.join(home, ".local/share");
  const managers: readonly (readonly [folder: string, bin: string])[] = [
    [path.join(env["NVM_DIR"] ?? path.join(home, ".nvm"), "versions/node"), "bin"],
    [path.join(env["FNM_DIR"] ?? path.join(data, "fnm"), "node-versions"), "installation/bin"],
    [path.join(home, "Library/Application Support/fnm/node-versions"), "installation/bin"],
    [path.join(env["VOLTA_HOME"] ?? path.join(home, ".volta"), "tools/image/node"), "bin"],
    [path.join(env["MISE_DATA_DIR"] ?? path.join(data, "mise"), "installs/node"), "bin"],
    [path.join(env["ASDF_DATA_DIR"] ?? path.join(home, ".asdf"), "installs/nodejs"), "bin"],
  ];
  return managers.flatMap(([folder, bin]) =>
    fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => path.join(folder, name, bin)) : [],
  );
}

/**
 * Gets a Node for a release from the registry, once, into a temporary folder.
 *
 * @returns undefined when the registry has none for this system
 */
export function fetchNode(
  range: string,
  cache = path.join(os.tmpdir(), "docs-rehearsal-node"),
): FoundNode | undefined {
  const system = process.platform === "win32" ? "win" : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = path.join(cache, range.replace(/[^\d.]/g, ""));
  const bin = path.join(folder, "node_modules", name, "bin");
  if (!fs.existsSync(bin)) {
    fs.mkdirSync(folder, { recursive: true });
    const options = ["--prefix", folder, "--no-save", "--no-audit", "--no-fund"];
    spawnSync("npm", ["install", ...options, `${name}@${range}`], {
      stdio: "ignore",
      shell: process.platform === "win32",
    });
  }
  const version = THIS_MACHINE.versionOf(path.join(bin, PROGRAM))?.replace(/^v/, "");
  return version === undefined ? undefined : { version, bin };
}

/**
 * The Node of a rehearsal.
 *
 * @param mayFetch whether one may be downloaded where none is found
 * @throws Error that says which Node the release needs and how to get it
 */
export function nodeFor(range: string, mayFetch: boolean): FoundNode {
  const found = findNode(range) ?? (mayFetch ? fetchNode(range) : undefined);
  if (found) return found;
  const tried = mayFetch
    ? "and the registry has none for this system"
    : "and none that fits is on the search path or in the folders of nvm, fnm, Volta, mise and asdf";
  const fetch = mayFetch ? "" : ", or add --fetch-node to download one to a temporary folder";
  const major = /\d+/.exec(range)?.[0] ?? "";
  throw new Error(
    `This release needs Node ${range}, this is ${process.version}, ${tried}. ` +
      `Fix: install one (nvm install ${major}, fnm install ${major}, or from nodejs.org)${fetch}.`,
  );
}

/** Negative when the first version comes before the second; a part that is missing counts as 0. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split(".").map(Number));
  const differing = [0, 1, 2].find((at) => (left?.[at] ?? 0) !== (right?.[at] ?? 0));
  return differing === undefined ? 0 : (left?.[differing] ?? 0) - (right?.[differing] ?? 0);
}
