import { headingsOf, type Page } from "docusaurus-waymark-core/parse";
import { offsetOfKey } from "docusaurus-waymark-core/build/frontMatter";
import { slugify } from "docusaurus-waymark-core/lib/slug";
import { offsetAt } from "./places";

/** A heading, or the title, of a page: its id, and the position of its words (UTF-16 units). */
export interface HeadingAt {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  /** The text as written in the page. */
  readonly text: string;
}

const LINE = /^([\s>]*#{1,6}[ \t]+)(.*?)(?:[ \t]*\{(?:#|tag=|label=).*\})?[ \t]*$/;

/** The title, then the headings in the page itself. */
function headingPlaces(page: Page): HeadingAt[] {
  const lines = page.text.split("\n");
  const own = headingsOf(page).headings.flatMap(({ id, node }): HeadingAt[] => {
    const index = (node.position?.start.line ?? 1) - 1;
    const [, before = "", text = ""] = LINE.exec(lines[index] ?? "") ?? [];
    const start = offsetAt(page.text, { line: index, character: before.length });
    return text === "" ? [] : [{ id, start, end: start + text.length, text }];
  });
  return [...titlePlace(page), ...own];
}

function titlePlace({ text, frontMatter }: Page): HeadingAt[] {
  const { title } = frontMatter;
  const key = offsetOfKey(text, "title");
  const match = /^title["']?[ \t]*:[ \t]*(["']?)(.*?)\1[ \t]*$/m.exec(text.slice(Math.max(0, key)));
  if (typeof title !== "string" || key < 0 || !match) return [];
  const [all, , words = ""] = match;
  const start = key + all.lastIndexOf(words);
  return [{ id: slugify(title), start, end: start + words.length, text: words }];
}

/** The place of an id: the heading itself, or the one that an old id or a panel of tabs belongs to. */
export function placeOfId(page: Page, id: string): HeadingAt | undefined {
  const all = headingPlaces(page);
  const { anchors } = page.frontMatter as { readonly anchors?: Readonly<Record<string, unknown>> };
  const now = anchors && Object.hasOwn(anchors, id) ? String(anchors[id]) : id;
  return all.find((one) => one.id === now) ?? all.findLast((one) => now.startsWith(`${one.id}-`));
}

/** The heading or title whose words contain an offset. */
export function headingAt(page: Page, offset: number): HeadingAt | undefined {
  return headingPlaces(page).find(({ start, end }) => start <= offset && offset <= end);
}
