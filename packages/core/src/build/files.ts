import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
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

/** True for a file; false for a folder, and for a link that leads nowhere. */
export function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

/**
 * Files below a folder whose name ends with `ending`, sorted, as relative paths with forward slashes; empty if
 * the folder does not exist.
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

/** A text file of the build. */
export interface OutputFile {
  /** Path below the output folder and the base URL. */
  readonly file: string;
  readonly content: string;
}

/** A script or a style sheet of the build, with a hash of its content in its name. */
export function hashedFile(name: string, kind: "js" | "css", content: string): OutputFile {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  return { file: `assets/${kind}/${name}.${hash}.${kind}`, content };
}

/** Writes files below a folder. */
export async function writeOutputs(folder: string, outputs: readonly OutputFile[]): Promise<void> {
  for (const { file, content } of outputs) await writeText(path.join(folder, file), content);
}
