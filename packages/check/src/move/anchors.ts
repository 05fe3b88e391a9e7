import { isMap, isScalar, parseDocument, type Pair, type Scalar } from "yaml";
import { anchorsLine, anchorText } from "../ledger/findings";
import type { Page } from "docusaurus-waymark-core/parse";
import { frontMatterBlock, type FrontMatterBlock } from "docusaurus-waymark-core/build/frontMatter";
import { resolveTokens } from "docusaurus-waymark-core/product/resolve";
import type { Edit } from "./plan";

/**
 * Writes old ids of headings into the front matter of a page. Old ids that led to a renamed heading lead to its new id, and
 * one that is an id again goes.
 *
 * @param renamed old id to new id, with content tokens replaced
 * @throws Error if the front matter cannot be read
 */
export function anchorEdits(page: Page, renamed: ReadonlyMap<string, string>): Edit[] {
  if (renamed.size === 0) return [];
  const block = blockOf(page);
  const document = parseDocument(block.text);
  const contents = document.contents;
  if (document.errors.length > 0 || !isMap(contents))
    throw new Error(
      `The front matter of ${page.path} cannot be read. Fix: run npm run check -- ${page.path}.`,
    );
  const pair = (contents.items as Pair<Scalar>[]).find(({ key }) => key.value === "anchors");
  const pairs = new Map<string, string>();
  const resolve = (id: string): string => resolveTokens(id, page.tokens);
  for (const [old, id] of pairsOf(pair?.value)) {
    if (![...renamed.values()].includes(resolve(old))) pairs.set(old, renamed.get(resolve(id)) ?? id);
  }
  for (const [old, id] of renamed) pairs.set(old, id);
  const [start, end] = placeOf(pair, block.text);
  const at = { path: page.path, start: block.start + start, end: block.start + end };
  if (!pair) return [{ ...at, text: `\n${anchorsLine(pairs, page.tokens)}` }];
  const flow = isMap(pair.value) && pair.value.flow === true;
  const lines = [...pairs].map(
    ([old, id]) => `\n  ${anchorText(old, page.tokens)}: ${anchorText(id, page.tokens)}`,
  );
  return [{ ...at, text: flow ? anchorsLine(pairs, page.tokens) : `anchors:${lines.join("")}` }];
}

function blockOf({ path, text }: Page): FrontMatterBlock {
  const block = frontMatterBlock(text);
  if (!block?.text) throw new Error(`${path} has no front matter. Fix: add it, with a title.`);
  return block;
}

function pairsOf(value: unknown): [string, string][] {
  if (!isMap(value)) return [];
  return value.items.flatMap(({ key, value: id }) =>
    isScalar(key) && isScalar(id) ? [[String(key.value), String(id.value)] as [string, string]] : [],
  );
}

/** Offset of the field in the block; the end of the block if there is none. */
function placeOf(pair: Pair<Scalar> | undefined, block: string): readonly [number, number] {
  if (!pair) return [block.length, block.length];
  const start = pair.key.range?.[0] ?? 0;
  const end = isMap(pair.value) ? (pair.value.range?.[1] ?? start) : start;
  return [start, start + block.slice(start, end).trimEnd().length];
}
