import { toNlcst } from "mdast-util-to-nlcst";
import type { Nodes } from "mdast";
import type { Nodes as NlcstNodes, Paragraph, Root, Sentence, Word } from "nlcst";
import { ParseEnglish } from "parse-english";
import { VFile } from "vfile";
import { nodesOf, oncePerPage, type Page } from "docusaurus-waymark-core/parse";
import { positionOf } from "docusaurus-waymark-core/report";
import { proseBlocks, proseText, type PlacedNode } from "./blocks";

/** The words of a page, as sentences, without code. */
export interface Prose {
  /** One paragraph for each paragraph, heading, cell or property of the page. */
  readonly root: Root;
  readonly words: readonly Word[];
  readonly sentences: readonly Sentence[];
  /** Of running text, headings and cells. */
  readonly paragraphs: readonly Paragraph[];
}

const parser = new ParseEnglish();

/** Reads the prose of a page with a parser of English; code is left out and content tokens count as names. */
export const proseOf = oncePerPage((page): Prose => {
  const text = proseText(page);
  const blocks = together(proseBlocks(page, text));
  const line = new VFile(text.replace(/[\r\n]/g, " "));
  return contentOf(toNlcst(blocks as unknown as Nodes, line, parser), text);
});

/** One tree of all blocks, with the mark of a paragraph's end between them: cells of a table stand on one line. */
function together(blocks: readonly PlacedNode[]): PlacedNode {
  const children = blocks.flatMap((block, index) => {
    const { end: start } = block.position;
    const end = blocks[index + 1]?.position.start ?? start;
    return [block, { type: "text", value: "\n\n", position: { start, end } }];
  });
  const start = { line: 1, column: 1, offset: 0 };
  return { type: "root", children, position: { start, end: children.at(-1)?.position.end ?? start } };
}

/** @param text gives the nodes, which are placed on one line, their lines */
function contentOf(root: Root, text: string): Prose {
  const [words, sentences, paragraphs]: [Word[], Sentence[], Paragraph[]] = [[], [], []];
  const see = (node: NlcstNodes): void => {
    for (const point of [node.position?.start, node.position?.end])
      if (point) Object.assign(point, positionOf(text, point.offset ?? 0));
    if (node.type === "WordNode") words.push(node);
    if (node.type === "SentenceNode") sentences.push(node);
    if (node.type === "ParagraphNode") paragraphs.push(node);
    if ("children" in node && node.type !== "WordNode") node.children.forEach(see);
  };
  root.children.forEach(see);
  return { root, words, sentences, paragraphs };
}

/** The sentences of each paragraph of running text: no headings, no cells, no properties. */
export function paragraphsOf(page: Page): Sentence[][] {
  const ranges = nodesOf(page).flatMap(({ type, position }) =>
    type === "paragraph" ? [[position?.start.offset ?? 0, position?.end?.offset ?? 0] as const] : [],
  );
  const isRunning = (offset: number): boolean =>
    ranges.some(([start, end]) => start <= offset && offset < end);
  return proseOf(page)
    .paragraphs.map(({ children }) => children.filter((child) => child.type === "SentenceNode"))
    .filter(([first]) => isRunning(first?.position?.start.offset ?? -1));
}
