/**
 * The API changelog. A publication is a recorded state of the API description; the changelog page lists the changes
 * of each publication and the changes since the last one.
 */
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SiteError } from "docusaurus-waymark-core/lib/siteError";
import { WriterError } from "docusaurus-waymark-core/report";
import { apiModelOf } from "../check/pageSource";
import { diffOf, type Change } from "../diff";
import type { ApiModel } from "../model";
import { filesOf, readSiteFile, type ApiSite } from "../options";
import { publications, savePublication, type Publication } from "./disk";
import { changelogSection } from "./section";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const VERSION = /^\d+\.\d+\.\d+$/;

/** Changes of the description since its last publication; none before the first one. */
export function unpublishedChanges(site: ApiSite): readonly Change[] {
  const before = publishedModel(site);
  return before ? diffOf(before, apiModelOf(site)) : [];
}

/** The description of the last publication; undefined before the first one. */
function publishedModel(site: ApiSite): ApiModel | undefined {
  const { published } = filesOf(site);
  return existsSync(path.join(site.siteDir, published)) ? apiModelOf(site, published) : undefined;
}

/**
 * Writes the generated part of the changelog page.
 *
 * @returns the page when it changed
 * @throws WriterError when the page has no markers
 */
export function writeChangelog(site: ApiSite): string | undefined {
  const { changelog } = filesOf(site);
  const [old, fresh] = pageTexts(site);
  if (old === fresh) return undefined;
  writeFileSync(path.join(site.siteDir, changelog), fresh);
  return changelog;
}

/** @throws WriterError when the changelog page is out of date */
export function checkChangelog(site: ApiSite): void {
  const [old, fresh] = pageTexts(site);
  const fix = "run `npm run api:generate` and commit the result.";
  if (old !== fresh)
    fail(filesOf(site).changelog, "api-changelog", "The page differs from what changed in the API.", fix);
}

/**
 * Records the current description as published and writes its entry into the changelog.
 *
 * @param name date (`2026-11-21`) or version (`1.2.0`) of the publication
 * @throws WriterError when the name has another form or exists already, the description is incomplete, or nothing
 * changed
 */
export function publish(site: ApiSite, name: string): Publication {
  const history = publications(site);
  const refuse = (message: string, fix: string): never =>
    fail(filesOf(site).history, "api-publication", message, fix);
  if (!DAY.test(name) && !VERSION.test(name))
    throw new SiteError(`"${name}" is no date or version. Fix: write 2026-11-21 or 1.2.0.`);
  if (history.some((entry) => entry.name === name))
    refuse(`"${name}" is published.`, "choose a name of its own.");
  const [before, after] = [publishedModel(site), apiModelOf(site)];
  const changes = before ? diffOf(before, after) : [];
  if (before && changes.length === 0)
    refuse("Nothing that affects programs has changed.", "publish after a change of the API.");
  const publication = {
    name,
    ...(DAY.test(name) ? {} : { on: new Date().toISOString().slice(0, 10) }),
    ...(before ? {} : { note: firstNote(after) }),
    changes,
  };
  savePublication(site, [publication, ...history]);
  writeChangelog(site);
  return publication;
}

function firstNote({ resources }: ApiModel): string {
  const total = resources.reduce((sum, { operations }) => sum + operations.length, 0);
  return `The first publication: ${resources.length} resources with ${total} operations.`;
}

/** The current text of the page, and the text that it should have. */
function pageTexts(site: ApiSite): readonly [string, string] {
  const { changelog, history } = filesOf(site);
  const begin = `{/* Generated from ${path.posix.dirname(history)} by \`npm run api:generate\`. Do not edit. */}`;
  const end = "{/* End of the generated part. */}";
  const page = existsSync(path.join(site.siteDir, changelog)) ? readSiteFile(site, changelog) : "";
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from)
    fail(
      changelog,
      "api-changelog",
      "The marks of the generated part are gone.",
      `restore "${begin}" and "${end}".`,
    );
  const section = changelogSection(publications(site), unpublishedChanges(site));
  return [page, `${page.slice(0, from + begin.length)}\n\n${section}\n${page.slice(to)}`];
}

function fail(file: string, rule: string, message: string, fix: string): never {
  throw new WriterError([{ path: file, line: 1, column: 1, rule, message, fix }]);
}
