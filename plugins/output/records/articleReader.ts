import type { Element, Root } from "hast";
import { attribute, elementsOf, hasClass } from "../../lib/html";
import { PageCode } from "./pageCode";
import { CELL_SEPARATOR, HEADING_LEVELS, isBlock, isCell, isSkipped } from "./elements";
import type { Block, HeadingBlock } from "./pageModel";

/** What counts at a place of the article. */
interface Place {
  /** In the part that holds the written content; headings of the first level count outside of it too. */
  readonly inBody: boolean;
  readonly skipped: boolean;
  /** Code keeps its text as it is. */
  readonly inCode: boolean;
  /** In a drawing only its title and description are text. */
  readonly inDrawing: boolean;
  /** True where text counts. */
  readonly reads: boolean;
}

const OUTSIDE: Place = { inBody: false, skipped: false, inCode: false, inDrawing: false, reads: false };

/** Where a long word may be broken; it is one word all the same. */
const BREAK_POINT = "wbr";

/** Signs of an anchor link beside a heading. */
const ANCHOR_TEXT = /^[#¶§\u200b-\u200d\ufeff\s]*$/;

/** Headings and texts of the articles of a page, in reading order. */
export function articleBlocks(page: Root): readonly Block[] {
  const reader = new ArticleReader();
  for (const article of elementsOf(page, "article")) reader.read(article, OUTSIDE);
  return reader.blocks;
}

/**
 * Collects the blocks of an article. Elements that follow each other without text between them are drawn apart (a name,
 * its type, its default), so their texts are kept apart, except in code.
 */
class ArticleReader {
  readonly blocks: Block[] = [];
  private readonly code = new PageCode();
  private text = "";
  /** True between the end of an inline element and the next text. */
  private afterElement = false;

  read(element: Element, parent: Place): void {
    const { tagName: name } = element;
    const heading = parent.skipped ? null : headingOf(element);
    const place = placeIn(parent, element, heading);
    if (isBlock(name) && parent.reads) this.endBlock();
    if (name === "br" || (this.afterElement && !place.inCode && name !== BREAK_POINT)) this.text += " ";
    const before = this.text.length;
    const from = this.blocks.length;
    for (const child of element.children) {
      if (child.type === "element") this.read(child, place);
      else if (child.type === "text") this.addText(child.value, place);
    }
    this.afterElement = name !== BREAK_POINT;
    if (!place.reads) return;
    if (attribute(element, "dataTabs") !== undefined) this.blocks.push({ kind: "group-end", from });
    if (heading) this.endHeading(heading);
    else if (isBlock(name)) this.endBlock(place.inCode);
    else if (isCell(name)) this.text += CELL_SEPARATOR;
    else if (name === "a") this.dropAnchorText(before);
  }

  private addText(text: string, { reads }: Place): void {
    this.afterElement = false;
    if (reads) this.text += text;
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

  private dropAnchorText(before: number): void {
    if (ANCHOR_TEXT.test(this.text.slice(before))) this.text = this.text.slice(0, before);
  }
}

function placeIn(parent: Place, element: Element, heading: Omit<HeadingBlock, "text"> | null): Place {
  const { tagName: name } = element;
  const inBody = parent.inBody || hasClass(element, "markdown") || heading?.level === "lvl1";
  const skipped = parent.skipped || isSkipped(element);
  const inDrawing = name === "svg" || (parent.inDrawing && name !== "foreignObject");
  const isShown = !inDrawing || name === "title" || name === "desc" || name === "svg";
  return {
    inBody,
    skipped,
    inDrawing,
    inCode: parent.inCode || name === "pre",
    reads: inBody && !skipped && isShown,
  };
}

/** The page's own heading counts without an id too; the others are headings only with one. */
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

/** One line; separators of empty cells and of the row's end go. */
function tidy(text: string): string {
  const line = text.replace(/\s+/g, " ");
  if (!line.includes("·")) return line.trim();
  return line.replace(/(?: ?· )+(?=· )/g, "").replace(/^[\s·]+|[\s·]+$/g, "");
}
