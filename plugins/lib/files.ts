import fs from "node:fs/promises";
import path from "node:path";

/** A path with forward slashes on every system, as in addresses and findings. */
export function toPosixPath(file: string): string {
  return file.split(path.sep).join("/");
}

/** The path of a file from a folder (both absolute), with forward slashes. */
export function pathFrom(folder: string, file: string): string {
  return toPosixPath(path.relative(folder, file));
}

/**
 * Files below a folder whose name ends with `ending`, sorted, as relative paths with forward slashes; empty if
 * there is no folder.
 */
export async function filesIn(folder: string, ending: string): Promise<string[]> {
  const names = await fs.readdir(folder, { recursive: true }).catch(() => []);
  return names
    .filter((name) => name.endsWith(ending))
    .map(toPosixPath)
    .sort();
}

/** Writes a text file and creates missing parent folders. */
export async function writeText(file: string, text: string): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, text);
}
