import fs from "node:fs/promises";
import path from "node:path";

/** A path with forward slashes, as addresses and findings have it on every system. */
export function slashed(file: string): string {
  return file.split(path.sep).join("/");
}

/** Files below a folder with an ending, as paths from there with forward slashes, sorted; none if there is no folder. */
export async function filesIn(folder: string, ending: string): Promise<string[]> {
  const names = await fs.readdir(folder, { recursive: true }).catch(() => []);
  return names
    .filter((name) => name.endsWith(ending))
    .map(slashed)
    .sort();
}

/** Writes a file, with the folders above it. */
export async function writeText(file: string, text: string): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, text);
}
