import { KNOWN_RELEASES } from "../../../src/facts/releases";
import { compareReleases } from "../../../src/lib/compareReleases";
import { nearest } from "../../../src/lib/nearest";
import { frontMatterBlock } from "../../lib/frontMatter";
import { findingAt, findingAtKey, replacing, type Page } from "../parse";
import { offsetAt, positionOf, type Finding } from "../../report";
import { DESCRIPTION_LENGTH } from "./frontMatterFields";

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A longer title is cut off in tabs and search results. */
const MAX_TITLE_CHARS = 70;

/** A title of at most 70 characters, counted after content tokens are replaced. */
export function titleRule(page: Page): Finding[] {
  const { title } = page.frontMatter;
  if (title === undefined) {
    const fix = 'add "title:" to the front matter.';
    return [findingAt(page, 0, { rule: "title", message: "The page has no title.", fix })];
  }
  // Whether it is a text is for the rule of fields.
  if (typeof title !== "string" || title.length <= MAX_TITLE_CHARS) return [];
  const fix = `write at most ${MAX_TITLE_CHARS} characters.`;
  return [
    findingAtKey(page, "title", { rule: "title", message: `The title has ${title.length} characters.`, fix }),
  ];
}

/** A description of 50 to 160 characters, counted after content tokens are replaced. */
export function descriptionRule(page: Page): Finding[] {
  const { description } = page.frontMatter;
  if (typeof description !== "string") {
    return [
      findingAtKey(page, "description", {
        rule: "description",
        message: "The page has no description.",
        fix: `add "description:" to the front matter.`,
      }),
    ];
  }
  const { length } = description;
  const { minLength, maxLength } = DESCRIPTION_LENGTH;
  if (length >= minLength && length <= maxLength) return [];
  const fix = `write ${minLength} to ${maxLength} characters about what the reader gets.`;
  return [
    findingAtKey(page, "description", {
      rule: "description",
      message: `The description has ${length} characters.`,
      fix,
    }),
  ];
}

/** When, and at which release, a page was last checked against the product. */
export interface Verified {
  /** ISO day. */
  readonly on: string;
  readonly release: string;
}

/** `verified: { on, release }` of a page, or undefined when it is missing or not valid. */
export function verifiedOf(page: Page): Verified | undefined {
  const { on, release } = fieldsOf(page);
  return isDay(on) && isRelease(release) ? { on, release } : undefined;
}

/** True for written pages of the menus; generated and unlisted pages name no release. */
export function needsVerification({ frontMatter, path }: Page): boolean {
  return frontMatter["unlisted"] !== true && !path.startsWith("api/resources/");
}

/** Written pages say when and at which release they were verified. */
export function verifiedRule(page: Page): Finding[] {
  if (!needsVerification(page) && page.frontMatter["verified"] === undefined) return [];
  const { on, release } = fieldsOf(page);
  return [...dayProblem(page, on), ...releaseProblem(page, release)];
}

function dayProblem(page: Page, on: unknown): Finding[] {
  if (isDay(on)) return isFuture(on) ? [future(page, on)] : [];
  const fix = 'write "verified:" with "on: 2026-01-31" and "release:" below it.';
  return [
    findingAtKey(page, "verified", {
      rule: "verified",
      message: `The page has no valid verification date.`,
      fix,
    }),
  ];
}

/** In every time zone. */
function isFuture(day: string): boolean {
  return Date.parse(day) > Date.now() + DAY_MS;
}

function future(page: Page, on: string): Finding {
  const message = `The verification date ${on} is in the future.`;
  const finding = findingAtKey(page, "verified", {
    rule: "verified",
    message,
    fix: "write the day of the check.",
  });
  const offset = page.text.indexOf(on, offsetAt(page.text, finding));
  return offset === -1 ? finding : { ...finding, ...positionOf(page.text, offset) };
}

function releaseProblem(page: Page, release: unknown): Finding[] {
  if (isRelease(release)) return [];
  const near = typeof release === "string" ? meantRelease(release) : undefined;
  const fix = near
    ? `write "release: ${near}".`
    : `write "release:" and one of ${KNOWN_RELEASES.join(", ")}.`;
  const problem =
    typeof release === "string" ? `"${release}" is not a known release` : "The page has no known release";
  const head = page.text.slice(0, frontMatterBlock(page.text)?.end);
  const offset = typeof release === "string" ? head.search(/^\s+release:/m) : -1;
  const edit = replacing(page.text, page.text.indexOf(String(release), offset), String(release), near);
  return [
    {
      ...findingAtKey(page, "verified", { rule: "verified", message: `${problem}.`, fix }),
      ...(offset === -1 ? {} : edit),
    },
  ];
}

/** The newest release for one that is yet to come, else the one that is spelled most like it. */
function meantRelease(release: string): string | undefined {
  const [newest] = KNOWN_RELEASES;
  const isAhead =
    /^v?\d+\.\d+(?:\.\d+)?$/.test(release) && compareReleases(release.replace("v", ""), newest) > 0;
  return isAhead ? newest : nearest(release, KNOWN_RELEASES);
}

function fieldsOf(page: Page): { readonly on?: unknown; readonly release?: unknown } {
  const { verified } = page.frontMatter;
  return typeof verified === "object" && verified !== null ? verified : {};
}

function isDay(value: unknown): value is string {
  return typeof value === "string" && DAY.test(value) && !Number.isNaN(Date.parse(value));
}

function isRelease(value: unknown): value is string {
  return typeof value === "string" && KNOWN_RELEASES.some((known) => compareReleases(known, value) === 0);
}
