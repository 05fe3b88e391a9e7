import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { stepsOf, type Step } from "./steps";

/** Folder of the records, from the project root; below it the path of the page. */
const RECORDS_FOLDER = "src/facts/verified";

/** What `npm run docs:verified -- page.mdx` writes after a run in which every command did what the page prints. */
export interface VerifiedRun {
  /** Path of the page from the project root. */
  readonly page: string;
  /** Fingerprint of the page's commands and outputs at the time of the run. */
  readonly hash: string;
  /** Release that the client reported. */
  readonly release: string;
  /** ISO day. */
  readonly on: string;
  /** In order: the commands as the page has them, and what was compared. */
  readonly results: readonly { readonly commands: string; readonly compared: "output" | "success" }[];
}

/** Path of the record of a page, from the project root. */
export function recordPath(page: string): string {
  return `${RECORDS_FOLDER}/${page.replace(/\.mdx?$/, "")}.json`;
}

/** The record of a page, or undefined where there is none. */
export function readRecord(siteDir: string, page: string): VerifiedRun | undefined {
  const file = path.join(siteDir, recordPath(page));
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, "utf8")) as VerifiedRun) : undefined;
}

/** Fingerprint (SHA-256, hexadecimal) of commands and outputs; other text of a page may change. */
export function hashOf(steps: readonly Step[]): string {
  const essence = steps.map(({ commands, output }) => [commands, output ?? null]);
  return createHash("sha256").update(JSON.stringify(essence)).digest("hex");
}

/** The record of a page if it is of the page as it is now: same commands and outputs, same release. */
export function validRun(
  siteDir: string,
  page: { readonly path: string; readonly text: string },
  release: unknown,
): VerifiedRun | undefined {
  const record = readRecord(siteDir, page.path);
  if (!record || record.release !== release) return undefined;
  return record.hash === hashOf(stepsOf(page.text)) ? record : undefined;
}

type FrontMatter = Record<string, unknown>;

/** Front matter with the day of the run in `verified.ran`, where the page has a valid record; nobody else can write it. */
export function withRun(
  siteDir: string,
  page: { readonly path: string; readonly text: string },
  frontMatter: FrontMatter,
): FrontMatter {
  const verified = frontMatter["verified"];
  if (typeof verified !== "object" || verified === null) return frontMatter;
  const own = Object.entries(verified).filter(([key]) => key !== "ran");
  const { release } = verified as { readonly release?: unknown };
  const run = validRun(siteDir, page, release);
  return { ...frontMatter, verified: { ...Object.fromEntries(own), ...(run && { ran: run.on }) } };
}
