import type { Processor } from "unified";
import type { TokenTable } from "../../../src/product/tokens";
import { preprocess } from "../preprocess";
import { fillTokens } from "../tokens/fill";
import type { MdNode } from "../tree";

/** A page that was parsed with its content tokens hidden. */
export interface ParsedPage {
  readonly text: string;
  readonly root: MdNode;
}

/** Characters of pages whose trees are held at a time: a tree takes about ten bytes for each. */
const MOST = 20_000_000;

const held = new Map<string, ParsedPage>();
let size = 0;

/**
 * Keeps the tree of a page until the page is compiled, which then need not parse it again. The tree belongs to the
 * compiler from here on.
 *
 * @param file absolute path
 */
export function handOver(file: string, page: ParsedPage): void {
  if (size + page.text.length > MOST) return;
  held.set(file, page);
  size += page.text.length;
}

/** Remark rule for behind all syntax: a tree that was handed over is taken, once, where parsing would give the same. */
export function remarkHandover(this: Processor, { tokens }: { readonly tokens: TokenTable }): void {
  const { parser } = this;
  if (!parser) throw new Error("remarkHandover needs a parser. Fix: use it behind remark-parse.");
  this.parser = (text, file) =>
    (take(file.path, text, tokens) as ReturnType<typeof parser>) ?? parser(text, file);
}

function take(file: string, text: string, tokens: TokenTable): MdNode | undefined {
  const page = held.get(file);
  if (!page) return undefined;
  held.delete(file);
  size -= page.text.length;
  const isSame = preprocess(page.text, tokens) === text;
  return isSame && fillTokens(page.root, tokens) ? page.root : undefined;
}
