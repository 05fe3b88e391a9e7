/**
 * Turns the blocks of one page into search records: one record for each heading, and content records for the text
 * below it.
 */
import { METHODS } from "docusaurus-waymark-core/lib/httpMethods";
import { type SectionId, sectionAt } from "docusaurus-waymark-core/sections";
import {
  EMPTY_HIERARCHY,
  type Hierarchy,
  type RecordType,
  type SearchRecord,
  TYPE_WEIGHT,
  withHeading,
} from "../model";
import type { QuotedPage } from "../engine";
import { chunkTexts } from "./chunks";
import type { SitePage } from "docusaurus-waymark-core/siteContent/pages";
import type { Block, HeadingBlock } from "./blocks";
import type { PageModel } from "./pageModel";

/** What the menus and the front matter say of a page. */
type PagePlace = Pick<SitePage, "landingFor" | "sectionKeywords">;

/** A heading and the text below it, up to the next heading. */
interface Part {
  readonly heading: HeadingBlock;
  readonly texts: readonly string[];
  /** Names from code blocks that are too long to be shown as a snippet. */
  readonly terms: readonly string[];
}

/**
 * Search records of one page: a record for each heading, and as many content records for the text below it as are
 * needed to keep each at about 600 characters. A page with `noindex` or without an article has none.
 *
 * @param route address of the page without base URL, query and hash
 * @param place what its menu and its front matter say: the keywords of its sections
 */
export function recordsOf(page: PageModel, route: string, place: PagePlace): SearchRecord[] {
  if (page.noIndex || page.blocks.length === 0) return [];
  const records = new PageRecords(page, route, place);
  for (const part of partsOf(page)) if (!LINK_LIST_IDS.has(part.heading.id)) records.add(part);
  return records.list;
}

/** The entry of a page in the file of quoted texts; none for a page that has none or is not indexed. */
export function quotedPageOf(page: PageModel, route: string): readonly QuotedPage[] {
  const { noIndex, quoted } = page;
  if (noIndex || quoted.quotes.length === 0) return [];
  const { id, label } = sectionAt(route);
  return [{ url: route, title: pageHeadingOf(page).text, section: id, sectionTitle: label, ...quoted }];
}

/** Ids of headings above lists of links. They are not indexed: a search should find the linked pages themselves. */
const LINK_LIST_IDS: ReadonlySet<string> = new Set(["next", "browse-by-topic"]);

/** Splits the blocks at headings. Text before the first heading belongs to the page itself. */
function partsOf(page: PageModel): readonly Part[] {
  const { blocks } = page;
  const pageHeadingBlock = pageHeadingOf(page);
  const pagePart = partOf(pageHeadingBlock);
  const parts = [pagePart];
  /** For each block, the part that it belongs to; needed to return to the heading above a group of tabs. */
  const partOfBlock: (typeof pagePart)[] = [];
  const longTexts = new Set<string>();
  let part = pagePart;
  for (const block of blocks) {
    if (block.kind === "group-end") part = partOfBlock[block.firstBlockIndex - 1] ?? pagePart;
    else if (block.kind === "heading" && block.isPanel) parts.push((part = panelOf(block, parts)));
    else if (block.kind === "heading") {
      if (block !== pageHeadingBlock) parts.push((part = partOf(block)));
    } else if (block.kind === "terms") part.terms.push(block.text);
    else if (!longTexts.has(block.text)) addOnce(part.texts, block.text);
    if (block.kind !== "group-end" && block.text.length >= MIN_REPEATED_TEXT_CHARS) longTexts.add(block.text);
    partOfBlock.push(part);
  }
  return parts;
}

function partOf(heading: HeadingBlock) {
  return { heading, texts: new Array<string>(), terms: new Array<string>() };
}

/**
 * The part of one tab panel, below the heading above the tabs. Its label is content and not a heading, so that a
 * search for "Windows" does not rank tab panels first.
 */
function panelOf(label: HeadingBlock, parts: readonly Part[]) {
  const above = parts.findLast(({ heading }) => !heading.isPanel && heading.level < label.level);
  const part = partOf({ ...(above?.heading ?? label), id: label.id, isPanel: true });
  part.texts.push(label.text);
  return part;
}

/** A text of at least this length is indexed only at its first occurrence on the page. */
const MIN_REPEATED_TEXT_CHARS = 16;

/** A diagram is in the page once for wide and once for narrow screens; its text is indexed once. */
function addOnce(texts: string[], text: string): void {
  if (!texts.includes(text)) texts.push(text);
}

function isPageHeading(block: Block): block is HeadingBlock {
  return block.kind === "heading" && block.level === "lvl1";
}

/** The h1 of a page; without one, its title without the name of the site. */
function pageHeadingOf({ blocks, title }: PageModel): HeadingBlock {
  const heading = blocks.find((block) => isPageHeading(block));
  if (heading) return heading;
  return {
    kind: "heading",
    level: "lvl1",
    id: "",
    text: title.replace(/ - [^-]*$/, ""),
    tag: null,
    label: null,
  };
}

const HTTP_METHODS: ReadonlySet<string> = new Set(METHODS.map((method) => method.toUpperCase()));

class PageRecords {
  readonly list: SearchRecord[] = [];
  private readonly page: PageModel;
  private readonly url: string;
  private readonly section: SectionId;
  private readonly keywords: readonly string[];
  private readonly sectionKeywords: ReadonlyMap<string, readonly string[]>;
  private hierarchy: Hierarchy;

  constructor(page: PageModel, route: string, { landingFor, sectionKeywords }: PagePlace) {
    this.page = page;
    this.sectionKeywords = new Map(
      Object.entries(sectionKeywords).map(([id, words]) => [id, words.map(String)]),
    );
    this.keywords = [...(landingFor === undefined ? [] : [landingFor]), ...page.keywords];
    this.url = route;
    const { id, label } = sectionAt(route);
    this.section = id;
    this.hierarchy = { ...EMPTY_HIERARCHY, lvl0: label };
  }

  add({ heading, texts, terms }: Part): void {
    this.hierarchy = withHeading(this.hierarchy, heading.level, heading.text);
    if (!heading.isPanel)
      this.push(heading, heading.level, { content: null, terms: terms.join(" ") || null });
    for (const content of chunkTexts(texts)) this.push(heading, "content", { content, terms: null });
  }

  private push(
    heading: HeadingBlock,
    type: RecordType,
    fields: Pick<SearchRecord, "content" | "terms">,
  ): void {
    const isPage = type === "lvl1";
    // A hit on the page itself leads to its address, without the anchor of the title.
    const anchor = heading.level === "lvl1" ? "" : heading.id;
    const position = this.list.length;
    this.list.push({
      objectID: `${this.url}#${anchor}${fields.content === null ? "" : `:${position}`}`,
      url: this.url,
      anchor,
      section: this.section,
      type,
      hierarchy: this.hierarchy,
      ...fields,
      method: methodOf(heading),
      label: heading.label,
      description: isPage ? this.page.description : null,
      keywords: isPage ? this.keywords : type === "content" ? [] : (this.sectionKeywords.get(anchor) ?? []),
      weight: TYPE_WEIGHT[type],
      position,
    });
  }
}

/** The tag of a heading is an HTTP method only on operations; other tags are ignored. */
function methodOf({ tag }: HeadingBlock): string | null {
  return tag !== null && HTTP_METHODS.has(tag) ? tag : null;
}
