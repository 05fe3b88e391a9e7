/** Finds or downloads a version of Node that a release needs. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { compareReleases } from "../../src/lib/compareReleases";

/** A version of Node on which a release runs. */
export interface FoundNode {
  /** Without a leading `v`. */
  readonly version: string;
  /** Folder to put at the front of PATH; undefined for the current Node. */
  readonly bin: string | undefined;
}

/** The environment in which Node is searched; tests replace it. */
export interface NodeSearchContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  /** Version of the current Node. */
  readonly currentVersion: string;
  /** Output of `<program> --version`; undefined when it does not run. */
  readonly versionOf: (program: string) => string | undefined;
}

const CURRENT_MACHINE: NodeSearchContext = {
  env: process.env,
  home: os.homedir(),
  currentVersion: process.version,
  versionOf: (program) => {
    const { status, stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
    return status === 0 ? stdout.trim() : undefined;
  },
};

const PROGRAM = process.platform === "win32" ? "node.exe" : "node";

/** True when a Node version satisfies a range of the form `>=24.14`, the only form that Docusaurus uses. */
export function satisfiesRange(node: string, range: string): boolean {
  const minimum = /^>=\s*([\d.]+)$/.exec(range.trim())?.[1];
  return minimum === undefined || compareReleases(node.replace(/^v/, ""), minimum) >= 0;
}

/**
 * Finds a Node for a release: the current one, otherwise the newest on the PATH or installed by nvm, fnm, Volta,
 * mise or asdf.
 */
export function findNode(range: string, places: NodeSearchContext = CURRENT_MACHINE): FoundNode | undefined {
  const { env, currentVersion, versionOf } = places;
  if (satisfiesRange(currentVersion, range))
    return { version: currentVersion.replace(/^v/, ""), bin: undefined };
  const onPath = (env["PATH"] ?? "").split(path.delimiter).filter((folder) => folder !== "");
  return [...onPath, ...managedFolders(places)]
    .flatMap((bin) => {
      const program = path.join(bin, PROGRAM);
      const version = fs.existsSync(program) ? versionOf(program)?.replace(/^v/, "") : undefined;
      return version !== undefined && satisfiesRange(version, range) ? [{ version, bin }] : [];
    })
    .sort((a, b) => compareReleases(b.version, a.version))[0];
}

/** Folders of all Node versions that a version manager has installed. */
function managedFolders({ env, home }: NodeSearchContext): string[] {
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
 * Downloads Node from the npm registry into a temporary folder, unless it is there already.
 *
 * @returns undefined when the registry has none for this system
 */
export function fetchNode(range: string): FoundNode | undefined {
  const system = process.platform === "win32" ? "win" : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = path.join(os.tmpdir(), "docs-rehearsal-node", range.replace(/[^\d.]/g, ""));
  const bin = path.join(folder, "node_modules", name, "bin");
  if (!fs.existsSync(bin)) {
    fs.mkdirSync(folder, { recursive: true });
    const options = ["--prefix", folder, "--no-save", "--no-audit", "--no-fund"];
    spawnSync("npm", ["install", ...options, `${name}@${range}`], {
      stdio: "ignore",
      shell: process.platform === "win32",
    });
  }
  const version = CURRENT_MACHINE.versionOf(path.join(bin, PROGRAM))?.replace(/^v/, "");
  return version === undefined ? undefined : { version, bin };
}

/**
 * The Node for a rehearsal.
 *
 * @param mayFetch true to download one if none is found
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
