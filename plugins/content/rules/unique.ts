import type { Finding } from "../../report";
import { findingAt } from "../parse";
import { isGenerated } from "./generated";
import type { LinkedPage } from "./rule";

type Page = Omit<LinkedPage, "ids" | "partials">;

/** No two pages share a description, and no two pages of one section a title. */
export function uniqueRule(all: readonly Page[]): Finding[] {
  const pages = all.filter((page) => !isGenerated(page));
  return [
    ...repeated(pages, "description", ({ frontMatter }) => text(frontMatter["description"])),
    ...repeated(
      pages,
      "title",
      ({ path, frontMatter }) => `${sectionOf(path)} ${text(frontMatter["title"])}`,
    ),
  ];
}

function repeated(pages: readonly Page[], key: string, keyOf: (page: Page) => string): Finding[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const value = keyOf(page);
    const other = first.get(value);
    if (!other) first.set(value, page);
    return other && value.trim() !== "" ? [sameAs(page, other, key)] : [];
  });
}

function sameAs(page: Page, other: Page, key: string): Finding {
  const offset = Math.max(0, page.text.search(new RegExp(`^${key}:`, "m")));
  const message = `The ${key} is that of ${other.path}.`;
  return findingAt(page, offset, { rule: key, message, fix: "say what only this page gives its reader." });
}

/** Pages of the two sections, and of one topic within them, may share a title: "Quickstart guide". */
function sectionOf(path: string): string {
  return path.split("/").slice(0, 2).join("/");
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
