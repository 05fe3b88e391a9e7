import { execFileSync } from "node:child_process";

/** The text of a file of a checkout at its last commit, or of all files of a folder; undefined when there is none. */
export type ReadFile = (path: string) => string | undefined;

const MAX_BYTES = 256 * 1024 * 1024;

/** Reads files and folders of a git work tree or a bare repository. The path `.` is all of it; `client/cmd/*` are the files directly in a folder. Tests are omitted. */
export function gitReader(folder: string): ReadFile {
  const known = new Map<string, string | undefined>();
  const git = (...args: readonly string[]): string | undefined => {
    try {
      return execFileSync("git", ["-C", folder, ...args], {
        encoding: "utf8",
        maxBuffer: MAX_BYTES,
        stdio: ["ignore", "pipe", "ignore"],
      });
    } catch {
      return undefined;
    }
  };
  if (git("rev-parse", "--git-dir") === undefined)
    throw new Error(`${folder} is no git work tree or repository. Fix: give a clone.`);
  return (path) => {
    if (!known.has(path)) {
      const text = /^\.$|\*/.test(path) ? "tree " : git("show", `HEAD:${path}`);
      const isFolder = text?.startsWith("tree ") === true;
      known.set(
        path,
        isFolder
          ? git("grep", "-hI", "", "HEAD", "--", path.endsWith("*") ? `:(glob)${path}` : path, ":!*_test.go")
          : text,
      );
    }
    return known.get(path);
  };
}
