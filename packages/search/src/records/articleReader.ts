/** Extracts headings and texts from the article of a built page, for the search index. */
import type { Element, Root } from "hast";
import { attribute, elementsOf, hasClass, ownContent } from "docusaurus-waymark-core/build/html";
import { CodeCondenser } from "./codeCondenser";
import { CELL_SEPARATOR, HEADING_LEVELS, isBlock, isCell, isSkipped } from "./elements";
import type { Block, HeadingBlock } from "./blocks";

/** Properties that the text of an element inherits. */
interface TextContext {
  /** Inside the element with class `markdown`; an h1 counts outside of it too. */
  readonly inBody: boolean;
  readonly skipped: boolean;
  /** Inside `pre`, where no spaces are added between elements. */
  readonly inCode: boolean;
  /** Inside `svg`, where only `title` and `desc` are collected. */
  readonly inSvg: boolean;
  /** True when text of this element is indexed. */
  readonly collectsText: boolean;
}

const OUTSIDE_ARTICLE: TextContext = {
  inBody: false,
  skipped: false,
  inCode: false,
  inSvg: false,
  collectsText: false,
};

/** An optional line break inside a word; it does not split the word. */
const WORD_BREAK_TAG = "wbr";

/** The text of an anchor link next to a heading. */
const ANCHOR_TEXT = /^[#¶§\u200b-\u200d\ufeff\s]*$/;

/** The blocks of all articles of a page, in document order. */
export function articleBlocks(page: Root): readonly Block[] {
  const reader = new ArticleReader();
  const own = ownContent(page);
  if (own) reader.read(own, { ...OUTSIDE_ARTICLE, inBody: true });
  else for (const article of elementsOf(page, "article")) reader.read(article, OUTSIDE_ARTICLE);
  return reader.blocks;
}

/**
 * Collects the blocks of an article. Adjacent inline elements without text between them (a name, its type, its
 * default) are separated by a space, because the page shows them apart. In code no space is added.
 */
class ArticleReader {
  readonly blocks: Block[] = [];
  private readonly code = new CodeCondenser();
  private text = "";
  /** True between the end of an inline element and the next text. */
  private afterElement = false;

  read(element: Element, parent: TextContext): void {
    const { tagName: name } = element;
    const heading = parent.skipped ? null : headingOf(element);
    const context = contextIn(parent, element, heading);
    if (isBlock(name) && parent.collectsText) this.endBlock();
    if (name === "br" || (this.afterElement && !context.inCode && name !== WORD_BREAK_TAG)) this.text += " ";
    const textLengthBefore = this.text.length;
    const firstBlockIndex = this.blocks.length;
    for (const child of element.children) {
      if (child.type === "element") this.read(child, context);
      else if (child.type === "text") this.addText(child.value, context);
    }
    this.afterElement = name !== WORD_BREAK_TAG;
    if (!context.collectsText) return;
    if (attribute(element, "dataTabs") !== undefined)
      this.blocks.push({ kind: "group-end", firstBlockIndex });
    if (heading) this.endHeading(heading);
    else if (isBlock(name)) this.endBlock(context.inCode);
    else if (isCell(name)) this.text += CELL_SEPARATOR;
    else if (name === "a") this.dropAnchorText(textLengthBefore);
  }

  private addText(text: string, { collectsText }: TextContext): void {
    this.afterElement = false;
    if (collectsText) this.text += text;
  }

  private endBlock(isCode = false): void {
    const text = cleanText(this.text);
    const block: Block = isCode ? this.code.condense(text) : { kind: "text", text: this.code.addWords(text) };
    this.text = "";
    if (block.text !== "") this.blocks.push(block);
  }

  private endHeading(heading: Omit<HeadingBlock, "text">): void {
    const text = this.code.addWords(cleanText(this.text));
    this.text = "";
    if (text !== "") this.blocks.push({ ...heading, text });
  }

  private dropAnchorText(before: number): void {
    if (ANCHOR_TEXT.test(this.text.slice(before))) this.text = this.text.slice(0, before);
  }
}

function contextIn(
  parent: TextContext,
  element: Element,
  heading: Omit<HeadingBlock, "text"> | null,
): TextContext {
  const { tagName: name } = element;
  const inBody = parent.inBody || hasClass(element, "markdown") || heading?.level === "lvl1";
  const skipped = parent.skipped || isSkipped(element);
  const inSvg = name === "svg" || (parent.inSvg && name !== "foreignObject");
  const isShown = !inSvg || name === "title" || name === "desc" || name === "svg";
  return {
    inBody,
    skipped,
    inSvg,
    inCode: parent.inCode || name === "pre",
    collectsText: inBody && !skipped && isShown,
  };
}

/** An h1 is a heading even without an id; other headings need one. */
function headingOf(element: Element): Omit<HeadingBlock, "text"> | null {
  const level = HEADING_LEVELS.get(element.tagName);
  const id = attribute(element, "id") ?? (level === "lvl1" ? "" : undefined);
  if (level === undefined || id === undefined) return null;
  return {
    kind: "heading",
    level,
    id,
    tag: attribute(element, "dataTag") ?? null,
    label: attribute(element, "dataLabel") ?? null,
    ...(attribute(element, "dataPanel") === undefined ? {} : { isPanel: true }),
  };
}

/** Collapses white space, and drops separators of empty cells and at the end of a row. */
function cleanText(text: string): string {
  const line = text.replace(/\s+/g, " ");
  if (!line.includes("·")) return line.trim();
  return line.replace(/(?: ?· )+(?=· )/g, "").replace(/^[\s·]+|[\s·]+$/g, "");
}
