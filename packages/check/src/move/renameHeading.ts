import { parse as parseYaml } from "yaml";
import { headingsOf, readPage, type Page } from "docusaurus-waymark-core/parse";
import { isPartial } from "docusaurus-waymark-core/parse/partials";
import type { CollectedHeading } from "docusaurus-waymark-core/parse/headings/collect";
import { nearestId } from "../rules/links/targets";
import { routeOf } from "docusaurus-waymark-core/content/routes";
import { offsetOfKey } from "docusaurus-waymark-core/build/frontMatter";
import { withTokens } from "../ledger/ledger";
import { slugify } from "docusaurus-waymark-core/lib/slug";
import { resolveTokens } from "docusaurus-waymark-core/product/resolve";
import type { AddressChange } from "./address";
import { addressEdits, pageOf } from "./affected";
import { anchorEdits } from "./anchors";
import { withEdits } from "docusaurus-waymark-core/report";
import { adviceFor, type Edit, type MovePlan } from "./plan";
import type { Project } from "./project";
import { requireWritten } from "./requirements";
import { REDIRECTS_FILE } from "docusaurus-waymark-core/site/redirects";
import { redirectEdits } from "./redirects";

/**
 * Plans new words for a heading or the title of a page. Its old id stays as an anchor, and links go to the new
 * one; other headings whose ids would change too keep theirs.
 *
 * @param id of the heading now, with or without content tokens; the id of the title is its slug
 * @param words the new text, as written in the page; a final `{#id}` sets the id
 * @throws Error, with the fix, for a heading that is not there and words whose id is taken
 */
export function planRename(project: Project, file: string, id: string, words: string): MovePlan {
  requireWritten(project, file);
  if (isPartial({ path: file }))
    throw new Error(
      `${file} is a partial, which has no front matter. Fix: rename the heading by hand, and add "anchors:" to each page that imports the file.`,
    );
  if (words.trim() === "" || words.includes("\n"))
    throw new Error(
      "The new text of the heading is missing. Fix: write it in quotes after the heading, on one line.",
    );
  const page = pageOf(project, file);
  const oldId = resolveTokens(id, page.tokens);
  const text = textEdit(page, oldId, words.trim());
  const { edits, renamed } = withKeptIds(page, oldId, text);
  requireOwnId(page, oldId, renamed, words);
  const changes = { addresses: [changeOf(page, renamed)], moves: [] };
  const all = [
    ...edits,
    ...anchorEdits(page, renamed),
    ...addressEdits(project, changes),
    ...redirectEdits(project.texts.get(REDIRECTS_FILE) ?? "", changes.addresses),
  ];
  const kept = renamed.size === 0 ? [`The heading keeps its id "${oldId}": no link changes.`] : [];
  return {
    edits: all,
    moves: [],
    removed: [],
    changes,
    advice: [...kept, ...adviceFor(all)],
  };
}

function changeOf(page: Page, renamed: ReadonlyMap<string, string>): AddressChange {
  return {
    page: page.path,
    route: routeOf(page),
    of: (id) => {
      const next = renamed.get(id);
      return next === undefined
        ? undefined
        : { hash: withTokens(`/#${next}`, page.tokens).slice("/#".length) };
    },
  };
}

/** The edit of the heading's own words. */
function textEdit(page: Page, id: string, words: string): Edit {
  const { headings, ids } = headingsOf(page);
  const { title } = page.frontMatter;
  if (typeof title === "string" && id === slugify(title)) return titleEdit(page, words);
  const heading = headings.find((one) => one.id === id);
  if (heading) return headingEdit(page, heading, words);
  const names = headings.map((one) => one.id);
  const near = nearestId(id, { ...page, ids: new Set(names), partials: [] });
  const what = ids.has(id)
    ? `"#${id}" is not a heading in ${page.path} itself`
    : `${page.path} has no heading "#${id}"`;
  throw new Error(`${what}. Fix: write ${near === undefined ? `one of ${names.join(", ")}` : `#${near}`}.`);
}

function titleEdit(page: Page, words: string): Edit {
  const key = Math.max(0, offsetOfKey(page.text, "title"));
  const [before = "", value = ""] = /^[^:\n]*:[ \t]*(.*)$/m.exec(page.text.slice(key)) ?? [];
  const end = key + before.length;
  return { path: page.path, start: end - value.length, end, text: yamlText(words) };
}

/** A text as a YAML value, in quotation marks if it needs them. */
function yamlText(text: string): string {
  try {
    const { read } = parseYaml(`read: ${text}`) as { readonly read: unknown };
    return read === text ? text : JSON.stringify(text);
  } catch {
    return JSON.stringify(text);
  }
}

const HEADING = /^([\s>]*#{1,6}[ \t]+)(.*?)([ \t]*\{(?:#|tag=|label=).*\})?[ \t]*$/;
const MARK = /\{(?:#|tag=|label=).*\}$/;

function headingEdit(page: Page, { node, title }: CollectedHeading, words: string): Edit {
  const line = (node.position?.start.line ?? 1) - 1;
  const lines = page.text.split("\n");
  const [, before = "", text = "", mark = ""] = HEADING.exec(lines[line] ?? "") ?? [];
  if (text === "" || !isTextOf(text, title, page))
    throw new Error(
      `The heading "${title}" is not one line of ${page.path} that begins with "##". Fix: rename it by hand, and add its old id to "anchors:".`,
    );
  const start = lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0) + before.length;
  const end = start + text.length + (MARK.test(words) ? mark.length : 0);
  return { path: page.path, start, end, text: words };
}

/** Headings of live examples have positions in the example, not in the page. */
function isTextOf(source: string, title: string, page: Page): boolean {
  const [read] = headingsOf(readPage({ path: page.path, text: `## ${source}\n` }, page)).headings;
  return read?.title === title;
}

interface Renamed {
  readonly edits: readonly Edit[];
  /** Old id to new id, of the heading and of the panels of tabs below it. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** Other headings whose ids would change, because two have the same words, get their id written out. */
function withKeptIds(page: Page, oldId: string, text: Edit): Renamed {
  const before = headingsOf(page);
  const { headings } = headingsOf(edited(page, [text]));
  const kept = before.headings.flatMap((heading, index) =>
    heading.id === oldId || headings[index]?.id === heading.id ? [] : [keptId(page, heading)],
  );
  const edits = [text, ...kept];
  const after = headingsOf(edited(page, edits));
  const ids = [...before.ids].slice(0, before.ids.size - oldIdsOf(page).length);
  const next = [...after.ids];
  const pairs = ids.map((id, index) => [id, next[index] ?? id] as const);
  return { edits, renamed: new Map(pairs.filter(([id, now]) => id !== now)) };
}

function keptId(page: Page, heading: CollectedHeading): Edit {
  const edit = headingEdit(page, heading, "");
  const written = page.text.slice(edit.start, edit.end);
  return { ...edit, text: `${written} {#${heading.id}}` };
}

function edited(page: Page, edits: readonly Edit[]): Page {
  return readPage({ path: page.path, text: withEdits(page.text, edits) }, page);
}

function oldIdsOf({ frontMatter }: Page): readonly string[] {
  const { anchors } = frontMatter;
  return typeof anchors === "object" && anchors !== null ? Object.keys(anchors) : [];
}

/** @throws Error if the id of the new words is taken on the page */
function requireOwnId(page: Page, oldId: string, renamed: ReadonlyMap<string, string>, words: string): void {
  const next = renamed.get(oldId);
  if (next === undefined) return;
  const plain = MARK.test(words) ? next : slugify(resolveTokens(words, page.tokens));
  const { anchors = {} } = page.frontMatter as { readonly anchors?: Readonly<Record<string, unknown>> };
  const alias = Object.hasOwn(anchors, plain) && String(anchors[plain]) !== oldId;
  if (next === plain && !alias) return;
  throw new Error(
    `${page.path} already has the id "${plain}". Fix: choose other words, or add {#another-id} after them.`,
  );
}
