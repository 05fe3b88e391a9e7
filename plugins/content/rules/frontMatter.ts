import { KNOWN_RELEASES } from "../../../src/facts/releases";
import { compareReleases } from "../../../src/lib/compareReleases";
import { nearest } from "../../../src/lib/nearest";
import { offsetOfKey } from "../../lib/frontMatter";
import { findingAt, findingAtKey, replacing, type Page } from "../parse";
import type { Finding } from "../../report";
import { DESCRIPTION_LENGTH } from "./frontMatterFields";

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

/** Written pages of the menus say which release they were written for; generated and unlisted pages need not. */
export function releaseRule(page: Page): Finding[] {
  const { release, unlisted } = page.frontMatter;
  const isFree = unlisted === true || page.path.startsWith("api/resources/");
  if ((isFree && release === undefined) || isRelease(release)) return [];
  const text = typeof release === "string" || typeof release === "number" ? String(release) : undefined;
  const near = text === undefined ? undefined : meantRelease(text);
  const fix = near
    ? `write "release: ${near}".`
    : `write "release:" and one of ${KNOWN_RELEASES.join(", ")}.`;
  const message = text === undefined ? "The page has no known release." : `"${text}" is not a known release.`;
  const finding = findingAtKey(page, "release", { rule: "release", message, fix });
  if (text === undefined) return [finding];
  const offset = page.text.indexOf(text, Math.max(0, offsetOfKey(page.text, "release")));
  return [{ ...finding, ...replacing(page.text, offset, text, near) }];
}

/** The newest release for one that is yet to come, else the one that is spelled most like it. */
function meantRelease(release: string): string | undefined {
  const [newest] = KNOWN_RELEASES;
  const isAhead =
    /^v?\d+\.\d+(?:\.\d+)?$/.test(release) && compareReleases(release.replace("v", ""), newest) > 0;
  return isAhead ? newest : nearest(release, KNOWN_RELEASES);
}

function isRelease(value: unknown): value is string {
  return typeof value === "string" && KNOWN_RELEASES.some((known) => compareReleases(known, value) === 0);
}
