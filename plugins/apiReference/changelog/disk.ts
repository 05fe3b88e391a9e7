import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { readWithTokens } from "../check/pageSource";
import { OPENAPI_FILE, type OpenApiDocument } from "../source";
import type { Publication } from "./types";

/** The description as it was published last. */
export const PUBLISHED_FILE = "api/published/openapi.yaml";
/** What each publication brought, the newest first. */
export const HISTORY_FILE = "api/published/history.yaml";

/** The current description with its tokens: a new name of the product is no change of the API. */
export function currentDocument(root: string): OpenApiDocument {
  return readWithTokens(textOf(root, OPENAPI_FILE)).published;
}

/** The description that was published last; undefined before the first publication. */
export function publishedDocument(root: string): OpenApiDocument | undefined {
  if (!existsSync(path.join(root, PUBLISHED_FILE))) return undefined;
  return readWithTokens(textOf(root, PUBLISHED_FILE), PUBLISHED_FILE).published;
}

/** Every publication so far, the newest first. */
export function publications(root: string): readonly Publication[] {
  if (!existsSync(path.join(root, HISTORY_FILE))) return [];
  return parse(textOf(root, HISTORY_FILE)) as readonly Publication[];
}

/** Keeps the current description as the published one, and what it brought. */
export function keepPublication(root: string, history: readonly Publication[]): void {
  mkdirSync(path.join(root, path.dirname(HISTORY_FILE)), { recursive: true });
  writeFileSync(path.join(root, HISTORY_FILE), HEAD + stringify(history, { lineWidth: 0 }));
  writeFileSync(path.join(root, PUBLISHED_FILE), textOf(root, OPENAPI_FILE));
}

const HEAD = "# Written by `npm run api:publish`. A changed line changes the page /api/changelog.\n";

/** Text of a file of the project. */
export function textOf(root: string, file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}
