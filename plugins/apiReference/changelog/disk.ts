/** The files in which publications of the API description are recorded. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { parseApiModel } from "../check/pageSource";
import type { Change } from "../diff";
import type { ApiModel } from "../model";
import { OPENAPI_FILE } from "../source";

/** One publication of the API description. */
export interface Publication {
  /** Its date (`2026-11-21`) or version (`1.2.0`). */
  readonly name: string;
  /** Its date, if the name is a version. */
  readonly on?: string;
  /** A sentence in place of changes, for the first publication. */
  readonly note?: string;
  readonly changes: readonly Change[];
}

/** The API description of the last publication. */
const PUBLISHED_FILE = "api/published/openapi.yaml";
/** The changes of each publication, newest first. */
export const HISTORY_FILE = "api/published/history.yaml";

/** The current API description with content tokens, so that a renamed product is not a change of the API. */
export function currentModel(root: string): ApiModel {
  return parseApiModel(readProjectFile(root, OPENAPI_FILE));
}

/** The API description of the last publication; undefined before the first one. */
export function publishedModel(root: string): ApiModel | undefined {
  if (!existsSync(path.join(root, PUBLISHED_FILE))) return undefined;
  return parseApiModel(readProjectFile(root, PUBLISHED_FILE), PUBLISHED_FILE);
}

/** All publications, newest first. */
export function publications(root: string): readonly Publication[] {
  if (!existsSync(path.join(root, HISTORY_FILE))) return [];
  return parse(readProjectFile(root, HISTORY_FILE)) as readonly Publication[];
}

/** Saves the current description as published, and the history of publications. */
export function savePublication(root: string, history: readonly Publication[]): void {
  mkdirSync(path.join(root, path.dirname(HISTORY_FILE)), { recursive: true });
  writeFileSync(path.join(root, HISTORY_FILE), HISTORY_HEADER + stringify(history, { lineWidth: 0 }));
  writeFileSync(path.join(root, PUBLISHED_FILE), readProjectFile(root, OPENAPI_FILE));
}

const HISTORY_HEADER =
  "# Written by `npm run api -- publish`. A changed line changes the page /api/changelog.\n";

/** Text of a file of the project. */
export function readProjectFile(root: string, file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}
