import type { Attributes } from "../builtPages";
import { PageCode } from "./condense";
import { CELL_SEPARATOR, hasClass, HEADING_LEVELS, isBlock, isCell, isSkipped } from "./elements";
import type { Block, HeadingBlock } from "./pageModel";

/** Where an open element stands. */
interface Frame {
  readonly name: string;
  readonly inArticle: boolean;
  /** In the part that holds the written content; headings of the first level count outside of it too. */
  readonly inBody: boolean;
  readonly skipped: boolean;
  /** Code keeps its text as it is. */
  readonly inCode: boolean;
  /** In a drawing only its title and description are text. */
  readonly inDrawing: boolean;
  /** Set on the element that is a heading. */
  readonly heading: Omit<HeadingBlock, "text"> | null;
  /** Length of the collected text when the element began. */
  readonly textBefore: number;
}

const OUTSIDE: Frame = {
  name: "",
  inArticle: false,
  inBody: false,
  skipped: false,
  inCode: false,
  inDrawing: false,
  heading: null,
  textBefore: 0,
};

/** Where a long word may be broken; it is one word all the same. */
const BREAK_POINT = "wbr";

/** Signs of an anchor link beside a heading. */
const ANCHOR_TEXT = /^[#¶§\u200b-\u200d\ufeff\s]*$/;

/**
 * Collects the blocks of a page's article from the events of a parser. Elements that follow each other without text
 * between them are drawn apart (a name, its type, its default), so their texts are kept apart, except in code.
 */
export class ArticleReader {
  readonly blocks: Block[] = [];
  private readonly open: Frame[] = [];
  private readonly code = new PageCode();
  private text = "";
  /** True between the end of an inline element and the next text. */
  private afterElement = false;

  openElement(name: string, attributes: Attributes): void {
    const parent = this.open.at(-1) ?? OUTSIDE;
    const frame = enter(parent, name, attributes);
    if (isBlock(name) && reads(parent)) this.endBlock();
    if (name === "br" || (this.afterElement && !frame.inCode && name !== BREAK_POINT)) this.text += " ";
    this.open.push({ ...frame, textBefore: this.text.length });
  }

  closeElement(name: string): void {
    const frame = this.open.pop();
    this.afterElement = name !== BREAK_POINT;
    if (!frame || !reads(frame)) return;
    if (frame.heading) this.endHeading(frame.heading);
    else if (isBlock(name)) this.endBlock(frame.inCode);
    else if (isCell(name)) this.text += CELL_SEPARATOR;
    else if (name === "a") this.dropAnchorText(frame);
  }

  addText(text: string): void {
    const frame = this.open.at(-1);
    this.afterElement = false;
    if (frame && reads(frame)) this.text += text;
  }

  private endBlock(isCode = false): void {
    const whole = tidy(this.text);
    const block: Block = isCode ? this.code.condense(whole) : { kind: "text", text: this.code.note(whole) };
    this.text = "";
    if (block.text !== "") this.blocks.push(block);
  }

  private endHeading(heading: Omit<HeadingBlock, "text">): void {
    const text = this.code.note(tidy(this.text));
    this.text = "";
    if (text !== "") this.blocks.push({ ...heading, text });
  }

  private dropAnchorText({ textBefore }: Frame): void {
    if (ANCHOR_TEXT.test(this.text.slice(textBefore))) this.text = this.text.slice(0, textBefore);
  }
}

function enter(parent: Frame, name: string, attributes: Attributes): Frame {
  const inArticle = parent.inArticle || name === "article";
  const heading = parent.skipped || !inArticle ? null : headingOf(name, attributes);
  return {
    name,
    inArticle,
    heading,
    inBody: parent.inBody || (inArticle && hasClass(attributes, "markdown")) || heading?.level === "lvl1",
    inCode: parent.inCode || name === "pre",
    skipped: parent.skipped || isSkipped(name, attributes),
    inDrawing: name === "svg" || (parent.inDrawing && name !== "foreignobject"),
    textBefore: 0,
  };
}

/** The page's own heading counts without an id too; the others are headings only with one. */
function headingOf(name: string, attributes: Attributes): Omit<HeadingBlock, "text"> | null {
  const level = HEADING_LEVELS.get(name);
  const id = attributes["id"] ?? (level === "lvl1" ? "" : undefined);
  if (level === undefined || id === undefined) return null;
  return {
    kind: "heading",
    level,
    id,
    tag: attributes["data-tag"] ?? null,
    label: attributes["data-label"] ?? null,
  };
}

/** True where text counts. */
function reads({ inBody, skipped, inDrawing, name }: Frame): boolean {
  return inBody && !skipped && (!inDrawing || name === "title" || name === "desc" || name === "svg");
}

/** One line; separators of empty cells and of the row's end go. */
function tidy(text: string): string {
  const line = text.replace(/\s+/g, " ");
  if (!line.includes("·")) return line.trim();
  return line.replace(/(?: ?· )+(?=· )/g, "").replace(/^[\s·]+|[\s·]+$/g, "");
}
