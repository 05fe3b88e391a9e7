import { type SectionId, SECTIONS, sectionOf } from "../../../src/sections";
import {
  EMPTY_HIERARCHY,
  type Hierarchy,
  type RecordType,
  type SearchRecord,
  TYPE_WEIGHT,
  withHeading,
} from "../../../src/search/model";
import { chunkTexts } from "./chunks";
import type { SitePage } from "../pages";
import type { Block, HeadingBlock, PageModel } from "./pageModel";

/** Where a page stands in the menus. */
type MenuPlace = Pick<SitePage, "groups" | "opens">;

/** A heading and the texts below it, up to the next heading. */
interface Part {
  readonly heading: HeadingBlock;
  readonly texts: readonly string[];
  /** Names from long code. */
  readonly terms: readonly string[];
}

/**
 * Extracts the search records of a built page: one for each heading, and for the texts below it as many as needed
 * to keep each at about 600 characters. A page that asks not to be indexed, or has no article, gives none.
 *
 * @param route address of the page without base URL, query and hash
 * @param place where the page stands in the menu
 */
export function recordsOf(page: PageModel, route: string, place: MenuPlace = NOWHERE): SearchRecord[] {
  if (page.noIndex || page.blocks.length === 0) return [];
  const records = new PageRecords(page, route, place);
  for (const part of partsOf(page)) if (!LINK_LISTS.has(part.heading.id)) records.add(part);
  return records.list;
}

/** Ids of headings over nothing but links to other pages, where those pages would be found in a wrong place. */
const LINK_LISTS: ReadonlySet<string> = new Set(["next", "browse-by-topic"]);

const NOWHERE: MenuPlace = { groups: [], opens: undefined };

/** Text before the first heading of the page belongs to the page. */
function partsOf({ blocks, title }: PageModel): readonly Part[] {
  const own = blocks.find((block) => isPageHeading(block)) ?? pageHeading(title);
  const first = partOf(own);
  const parts = [first];
  /** The part that each block belongs to. */
  const owners: (typeof first)[] = [];
  const sentences = new Set<string>();
  let part = first;
  for (const block of blocks) {
    if (block.kind === "group-end") part = owners[block.from - 1] ?? first;
    else if (block.kind === "heading" && block.isPanel) parts.push((part = panelOf(block, parts)));
    else if (block.kind === "heading") {
      if (block !== own) parts.push((part = partOf(block)));
    } else if (block.kind === "terms") part.terms.push(block.text);
    else if (!sentences.has(block.text)) addOnce(part.texts, block.text);
    if (block.kind !== "group-end" && block.text.length >= SENTENCE) sentences.add(block.text);
    owners.push(part);
  }
  return parts;
}

function partOf(heading: HeadingBlock) {
  return { heading, texts: new Array<string>(), terms: new Array<string>() };
}

/** A panel of tabs is a place below the heading above the tabs. A search for "Windows" wants no such panel first. */
function panelOf(label: HeadingBlock, parts: readonly Part[]) {
  const above = parts.findLast(({ heading }) => !heading.isPanel && heading.level < label.level);
  const part = partOf({ ...(above?.heading ?? label), id: label.id, isPanel: true });
  part.texts.push(label.text);
  return part;
}

/** Least length, in characters, of a text that is found where the page says it first, and nowhere else on it. */
const SENTENCE = 16;

/** A drawing stands in a page once for each screen width; its words need to be found only once. */
function addOnce(texts: string[], text: string): void {
  if (!texts.includes(text)) texts.push(text);
}

function isPageHeading(block: Block): block is HeadingBlock {
  return block.kind === "heading" && block.level === "lvl1";
}

/** A page without a heading of its own is called by its title, less the site's name. */
function pageHeading(title: string): HeadingBlock {
  return {
    kind: "heading",
    level: "lvl1",
    id: "",
    text: title.replace(/ - [^-]*$/, ""),
    tag: null,
    label: null,
  };
}

const METHODS: ReadonlySet<string> = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]);

class PageRecords {
  readonly list: SearchRecord[] = [];
  private readonly page: PageModel;
  private readonly url: string;
  private readonly section: SectionId;
  private readonly groups: readonly string[];
  private readonly keywords: readonly string[];
  private hierarchy: Hierarchy;

  constructor(page: PageModel, route: string, { groups, opens }: MenuPlace) {
    this.page = page;
    this.groups = groups;
    this.keywords = opens === undefined ? page.keywords : [...page.keywords, opens];
    this.url = route;
    this.section = sectionOf(route);
    this.hierarchy = { ...EMPTY_HIERARCHY, lvl0: SECTIONS[this.section].label };
  }

  add({ heading, texts, terms }: Part): void {
    this.hierarchy = withHeading(this.hierarchy, heading.level, heading.text);
    if (!heading.isPanel)
      this.push(heading, heading.level, { content: null, terms: terms.join(" ") || null });
    for (const content of chunkTexts(texts)) this.push(heading, "content", { content, terms: null });
  }

  private push(heading: HeadingBlock, type: RecordType, said: Pick<SearchRecord, "content" | "terms">): void {
    const isPage = type === "lvl1";
    const position = this.list.length;
    this.list.push({
      objectID: `${this.url}#${heading.id}${said.content === null ? "" : `:${position}`}`,
      url: this.url,
      anchor: heading.id,
      section: this.section,
      type,
      hierarchy: this.hierarchy,
      ...said,
      method: methodOf(heading),
      label: heading.label,
      description: isPage ? this.page.description : null,
      keywords: isPage ? this.keywords : [],
      groups: isPage ? this.groups : [],
      weight: TYPE_WEIGHT[type],
      position,
    });
  }
}

/** A heading's tag names a method on operations only. */
function methodOf({ tag }: HeadingBlock): string | null {
  return tag !== null && METHODS.has(tag) ? tag : null;
}
