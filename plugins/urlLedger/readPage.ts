import { Parser } from "htmlparser2";
import { ownText } from "../ownText";

/** A heading of a built page, in the order of the page. */
export interface BuiltHeading {
  readonly id: string;
  readonly text: string;
  /** 1 to 6. */
  readonly level: number;
}

/** What one built page answers to. */
export interface BuiltPage {
  /** Every id on the page: each of them can be linked to. */
  readonly ids: ReadonlySet<string>;
  readonly headings: readonly BuiltHeading[];
  /** Old ids that stand at a heading, and the id of that heading. */
  readonly aliases: ReadonlyMap<string, string>;
  /** False for pages that ask search engines to stay away; they are no promise to readers. */
  readonly listed: boolean;
  /** Set on pages that only send elsewhere: the target, with base URL. */
  readonly movedTo?: string;
}

/** Attribute of the empty element that keeps an old id (`src/ui/OldAnchors.tsx`). */
const ALIAS = "data-alias-of";

/** Attribute of the script on pages that only send elsewhere (`plugins/aliases/page.ts`). */
const MOVED = "data-to";

const ARTICLE = "<article";
const ARTICLE_END = "</article>";

/** How an id is written, without the space before it. */
const ID = "id=";

/** Reads ids and headings of a built page. Headings count inside the article only, and only with an id. */
export function readPage(html: string): BuiltPage {
  return readParts(partsOf(html));
}

/** Reads a page without leaving anything out: what `readPage` finds, in several times the time. */
export function readWhole(html: string): BuiltPage {
  return readParts([html]);
}

function readParts(parts: readonly string[]): BuiltPage {
  const reader = new PageReader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.text(text),
    onclosetag: (name) => reader.close(name),
  });
  for (const part of parts) parser.write(ownText(part));
  parser.end();
  return reader.page();
}

/** The head of a page, and of its body only the tags with an id and the marks of articles: by far the least of it. */
function partsOf(html: string): readonly string[] {
  const [body, start, last] = [html.indexOf("<body"), html.indexOf(ARTICLE), html.lastIndexOf(ARTICLE_END)];
  if (body < 0 || start < body || last < start) return [html];
  return [
    html.slice(0, body),
    ...tagsWithId(html.slice(body, start)),
    `${ARTICLE}>`,
    ...tagsWithId(html.slice(start, last)),
    ARTICLE_END,
    ...tagsWithId(html.slice(last)),
  ];
}

/** Each tag with an id and the text behind it; of a heading, and of what holds only text, all of it. */
function tagsWithId(html: string): readonly string[] {
  const tags: string[] = [];
  let end = 0;
  for (let at = html.indexOf(ID); at !== -1; at = html.indexOf(ID, end)) {
    const start = html.lastIndexOf("<", at);
    end = endOf(html, start, at);
    tags.push(html.slice(start, end));
  }
  return tags;
}

function endOf(html: string, start: number, at: number): number {
  const name = WHOLE.exec(html.slice(start, start + 10))?.[1];
  const close = name === undefined ? "" : `</${name}>`;
  const end = html.indexOf(close || "<", at);
  return end === -1 ? html.length : end + close.length;
}

/** Headings, whose text counts, and elements in which a parser takes everything for text until they end. */
const WHOLE = /^<(h[1-6]|title|script|style|textarea)[\s>]/;

class PageReader {
  private readonly ids = new Set<string>();
  private readonly aliases = new Map<string, string>();
  private readonly headings: { id: string; level: number; text: string }[] = [];
  private articles = 0;
  private inHeading = false;
  private listed = true;
  private movedTo: string | undefined;

  open(name: string, attributes: Record<string, string>): void {
    const { id, [ALIAS]: aliasOf, [MOVED]: movedTo } = attributes;
    if (id) this.ids.add(id);
    if (id && aliasOf) this.aliases.set(id, aliasOf);
    if (movedTo) this.movedTo = movedTo;
    if (name === "article") this.articles += 1;
    if (name === "meta" && attributes["name"] === "robots") {
      this.listed &&= !attributes["content"]?.includes("noindex");
    }
    if (this.articles > 0 && id && isHeading(name)) this.openHeading(id, Number(name[1]));
  }

  text(text: string): void {
    const heading = this.inHeading ? this.headings.at(-1) : undefined;
    if (heading) heading.text += text;
  }

  close(name: string): void {
    if (name === "article") this.articles -= 1;
    if (isHeading(name)) this.inHeading = false;
  }

  page(): BuiltPage {
    const { ids, headings, aliases, listed, movedTo } = this;
    return { ids, headings, aliases, listed, ...(movedTo === undefined ? {} : { movedTo }) };
  }

  private openHeading(id: string, level: number): void {
    this.inHeading = true;
    this.headings.push({ id, level, text: "" });
  }
}

function isHeading(name: string): boolean {
  return /^h[1-6]$/.test(name);
}
