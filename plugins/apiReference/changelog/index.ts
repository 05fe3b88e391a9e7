import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { WriterError } from "../../report";
import { pageModelOf } from "../check/pageSource";
import { OPENAPI_FILE, type OpenApiDocument } from "../source";
import { operationsOf } from "../../../src/openapi/operations";
import { diffOf, type Difference } from "../diff";
import { titleOf } from "../model/targets";
import {
  currentDocument,
  HISTORY_FILE,
  keepPublication,
  publications,
  publishedDocument,
  textOf,
} from "./disk";
import { changelogSection } from "./section";
import type { Publication, ResourceCount } from "./types";

/** The page of the changelog; what stands between the marks is generated. */
export const CHANGELOG_PAGE = "api/changelog.mdx";
const BEGIN = "{/* Generated from api/published by `npm run api:generate`. Do not edit. */}";
const END = "{/* End of the generated part. */}";
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const VERSION = /^\d+\.\d+\.\d+$/;
const isDay = (name: string): boolean => DAY.test(name);
const NOTHING: Difference = { changes: [], texts: 0 };

/** What changed in the description since its last publication; nothing before the first one. */
export function unpublishedChanges(root: string): Difference {
  const before = publishedDocument(root);
  return before ? diffOf(before, currentDocument(root)) : NOTHING;
}

/**
 * Writes the generated part of the changelog.
 *
 * @returns true when the page changed
 * @throws WriterError when the page has lost its marks
 */
export function writeChangelog(root: string): boolean {
  const [old, fresh] = pageTexts(root);
  if (old !== fresh) writeFileSync(path.join(root, CHANGELOG_PAGE), fresh);
  return old !== fresh;
}

/** @throws WriterError when the changelog does not say what changed */
export function checkChangelog(root: string): void {
  const [old, fresh] = pageTexts(root);
  const stale = "The page differs from what changed in api/openapi.yaml.";
  if (old !== fresh)
    fail(CHANGELOG_PAGE, "api-changelog", stale, "run `npm run api:generate` and commit the result.");
}

/**
 * Takes the current description as the published one and writes the entry into the changelog.
 *
 * @param name date (`2026-11-21`) or version (`1.2.0`) of the publication
 * @throws WriterError when the name is not of that form or taken, the description is not whole, or nothing changed
 */
export function publish(root: string, name: string): Publication {
  const history = publications(root);
  if (!isDay(name) && !VERSION.test(name))
    fail(HISTORY_FILE, "api-publication", `"${name}" is no date or version.`, "write 2026-11-21 or 1.2.0.");
  if (history.some((entry) => entry.name === name))
    fail(HISTORY_FILE, "api-publication", `"${name}" is published.`, "choose a name of its own.");
  pageModelOf(textOf(root, OPENAPI_FILE));
  const publication = { ...publicationOf(root, name), ...(isDay(name) ? {} : { on: today() }) };
  keepPublication(root, [publication, ...history]);
  writeChangelog(root);
  return publication;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function publicationOf(root: string, name: string): Publication {
  if (!publishedDocument(root)) return { name, first: countsOf(currentDocument(root)), ...NOTHING };
  const difference = unpublishedChanges(root);
  if (difference.changes.length + difference.texts === 0)
    fail(
      HISTORY_FILE,
      "api-publication",
      "Nothing has changed.",
      "publish after a change of api/openapi.yaml.",
    );
  return { name, ...difference };
}

function countsOf(document: OpenApiDocument): ResourceCount[] {
  const operations = operationsOf(document);
  return (document.tags ?? []).map((tag) => ({
    name: titleOf(tag),
    operations: operations.filter(({ operation }) => operation.tags?.includes(tag.name)).length,
  }));
}

/** The page as it is and as it must be. */
function pageTexts(root: string): readonly [string, string] {
  const page = existsSync(path.join(root, CHANGELOG_PAGE)) ? textOf(root, CHANGELOG_PAGE) : "";
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin)
    fail(
      CHANGELOG_PAGE,
      "api-changelog",
      "The marks of the generated part are gone.",
      `restore "${BEGIN}" and "${END}".`,
    );
  const section = changelogSection(publications(root), unpublishedChanges(root));
  return [page, `${page.slice(0, begin + BEGIN.length)}\n\n${section}\n${page.slice(end)}`];
}

function fail(file: string, rule: string, message: string, fix: string): never {
  throw new WriterError([{ path: file, line: 1, column: 1, rule, message, fix }]);
}
