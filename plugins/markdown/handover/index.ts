import type { Processor } from "unified";
import type { TokenTable } from "../../../src/product/tokens";
import { preprocess } from "../../content/parse/preprocess";
import { fillTokens } from "../tokens/fill";
import type { MdNode } from "../../content/parse/tree";

/** A page as its writer typed it, and the tree of it that was parsed with the content tokens hidden. */
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

/**
 * Text rules, before MDX parses. The text of a page that was handed over and is the same still is left as it was typed:
 * it will not be parsed.
 */
export function preprocessor(tokens: TokenTable) {
  return ({ filePath, fileContent }: { readonly filePath: string; readonly fileContent: string }): string => {
    if (held.get(filePath)?.text === fileContent) return fileContent;
    take(filePath);
    return preprocess(fileContent, tokens);
  };
}

/** Remark rule for behind all syntax: a tree that was handed over is taken, once, where parsing would give the same. */
export function remarkHandover(this: Processor, { tokens }: { readonly tokens: TokenTable }): void {
  const { parser } = this;
  if (!parser) throw new Error("remarkHandover needs a parser. Fix: use it behind remark-parse.");
  this.parser = (text, file) => {
    const page = take(file.path);
    if (!page) return parser(text, file);
    const isSame = page.text === text && fillTokens(page.root, tokens);
    return isSame ? (page.root as ReturnType<typeof parser>) : parser(preprocess(text, tokens), file);
  };
}

function take(file: string): ParsedPage | undefined {
  const page = held.get(file);
  held.delete(file);
  size -= page?.text.length ?? 0;
  return page;
}
