/**
 * The API changelog. A publication is a recorded state of `api/openapi.yaml`; the changelog page lists the changes
 * of each publication and the changes since the last one.
 */
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { WriterError } from "../../report";
import { diffOf, type Change } from "../diff";
import type { ApiModel } from "../model";
import {
  currentModel,
  HISTORY_FILE,
  savePublication,
  publications,
  publishedModel,
  readProjectFile,
  type Publication,
} from "./disk";
import { changelogSection } from "./section";

/** The page of the changelog; the text between the two markers is generated. */
export const CHANGELOG_PAGE = "api/changelog.mdx";
const BEGIN_MARKER = "{/* Generated from api/published by `npm run api:generate`. Do not edit. */}";
const END_MARKER = "{/* End of the generated part. */}";
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const SEMVER = /^\d+\.\d+\.\d+$/;
const isDay = (name: string): boolean => ISO_DAY.test(name);

/** Changes of the description since its last publication; none before the first one. */
export function unpublishedChanges(root: string): readonly Change[] {
  const before = publishedModel(root);
  return before ? diffOf(before, currentModel(root)) : [];
}

/**
 * Writes the generated part of the changelog.
 *
 * @returns true when the page changed
 * @throws WriterError when the page has no markers
 */
export function writeChangelog(root: string): boolean {
  const [old, fresh] = pageTexts(root);
  if (old !== fresh) writeFileSync(path.join(root, CHANGELOG_PAGE), fresh);
  return old !== fresh;
}

/** @throws WriterError when the changelog page is out of date */
export function checkChangelog(root: string): void {
  const [old, fresh] = pageTexts(root);
  const message = "The page differs from what changed in api/openapi.yaml.";
  if (old !== fresh)
    fail(CHANGELOG_PAGE, "api-changelog", message, "run `npm run api:generate` and commit the result.");
}

/**
 * Records the current description as published and writes its entry into the changelog.
 *
 * @param name date (`2026-11-21`) or version (`1.2.0`) of the publication
 * @throws WriterError when the name has another form or exists already, the description is incomplete, or nothing
 * changed
 */
export function publish(root: string, name: string): Publication {
  const history = publications(root);
  if (!isDay(name) && !SEMVER.test(name))
    fail(HISTORY_FILE, "api-publication", `"${name}" is no date or version.`, "write 2026-11-21 or 1.2.0.");
  if (history.some((entry) => entry.name === name))
    fail(HISTORY_FILE, "api-publication", `"${name}" is published.`, "choose a name of its own.");
  const publication = { name, ...(isDay(name) ? {} : { on: today() }), ...contentOf(root) };
  savePublication(root, [publication, ...history]);
  writeChangelog(root);
  return publication;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function contentOf(root: string): Pick<Publication, "note" | "changes"> {
  const before = publishedModel(root);
  const after = currentModel(root);
  if (!before) return { note: firstNote(after), changes: [] };
  const changes = diffOf(before, after);
  if (changes.length === 0)
    fail(
      HISTORY_FILE,
      "api-publication",
      "Nothing that affects programs has changed.",
      "publish after a change of api/openapi.yaml.",
    );
  return { changes };
}

function firstNote({ resources }: ApiModel): string {
  const total = resources.reduce((sum, { operations }) => sum + operations.length, 0);
  return `The first publication: ${resources.length} resources with ${total} operations.`;
}

/** The current text of the page, and the text that it should have. */
function pageTexts(root: string): readonly [string, string] {
  const page = existsSync(path.join(root, CHANGELOG_PAGE)) ? readProjectFile(root, CHANGELOG_PAGE) : "";
  const [begin, end] = [page.indexOf(BEGIN_MARKER), page.indexOf(END_MARKER)];
  if (begin < 0 || end < begin)
    fail(
      CHANGELOG_PAGE,
      "api-changelog",
      "The marks of the generated part are gone.",
      `restore "${BEGIN_MARKER}" and "${END_MARKER}".`,
    );
  const section = changelogSection(publications(root), unpublishedChanges(root));
  return [page, `${page.slice(0, begin + BEGIN_MARKER.length)}\n\n${section}\n${page.slice(end)}`];
}

function fail(file: string, rule: string, message: string, fix: string): never {
  throw new WriterError([{ path: file, line: 1, column: 1, rule, message, fix }]);
}
