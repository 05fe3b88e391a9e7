import { toNlcst } from "mdast-util-to-nlcst";
import type { Nodes } from "mdast";
import type { Root, Sentence, Word } from "nlcst";
import { toString } from "nlcst-to-string";
import { ParseEnglish } from "parse-english";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import type { ComponentProperties } from "../../../src/lib/properties";
import type { Page } from "../../page";
import { proseBlocks, proseText, TOKEN_LETTER } from "./blocks";

/** The words of a page, as sentences, without code. */
export interface Prose {
  /** One root for each paragraph, heading, cell or property. */
  readonly roots: readonly Root[];
  readonly words: readonly Word[];
  readonly sentences: readonly Sentence[];
}

const cache = new WeakMap<Page, Prose>();
const parser = new ParseEnglish();

/** Reads the prose of a page with a parser of English; code is left out and content tokens count as names. */
export function proseOf(page: Page, components: ComponentProperties): Prose {
  const known = cache.get(page);
  if (known) return known;
  const text = proseText(page);
  const file = new VFile(text);
  const roots = proseBlocks(page, text, components).map((block) => toNlcst(block as unknown as Nodes, file, parser));
  const prose = { roots, words: all<Word>(roots, "WordNode"), sentences: all<Sentence>(roots, "SentenceNode") };
  cache.set(page, prose);
  return prose;
}

function all<Node>(roots: readonly Root[], type: string): Node[] {
  const found: Node[] = [];
  for (const root of roots) visit(root, type, (node) => void found.push(node as Node));
  return found;
}

/** Text of a node; content tokens are left out. */
export function plainText(node: Word | Sentence): string {
  return toString(node).replaceAll(TOKEN_LETTER, "");
}
