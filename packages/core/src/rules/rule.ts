import type { Finding } from "../report";
import type { Page, Source } from "../parse";
import type { Place } from "../parse/place";
import type { Site } from "../content/site";

/** A rule over one page. It sees nothing else, so what it found holds until the text of the page changes. */
export type PageRule = (page: Page) => readonly Finding[];

/**
 * A rule that compares the selected pages with all others. It may also report findings of pages that are not selected.
 *
 * @param isSelected whether the findings of a file (a page or a menu, for example) are wanted
 */
export type SiteRule = (
  pages: readonly LinkedPage[],
  site: Site,
  selected: readonly AnalyzedPage[],
  isSelected: (path: string) => boolean,
) => readonly Finding[];

/** A page that others link to, as rules between pages see it. */
export interface LinkedPage extends Source {
  /** With content tokens resolved; empty when the page has none. */
  readonly frontMatter: Page["frontMatter"];
  /** Ids that a link may lead to; undefined when the page or its front matter cannot be read. */
  readonly ids: ReadonlySet<string> | undefined;
  /** Paths of the partials that it imports. */
  readonly partials: readonly string[];
}

/** A page as the check keeps it: plain data, so that no tree stays in memory. */
export interface AnalyzedPage extends LinkedPage {
  readonly links: readonly LinkAt[];
  readonly images: readonly ImageAt[];
  readonly files: readonly FileAt[];
  readonly imports: readonly ImportAt[];
  readonly ignores: readonly Ignore[];
  /** Findings of the rules over one page, in no order. */
  readonly findings: readonly Finding[];
  /** Words of prose that the rules read; 0 without the rules for prose, and on generated pages. */
  readonly words: number;
}

/** An address in a page, and the place of findings about it. */
export interface LinkAt extends Place {
  /** As typed, with content tokens. */
  readonly raw: string;
  /** With content tokens replaced. */
  readonly url: string;
  /** A link of Markdown, in which the path of a file leads to its page; false for properties of elements. */
  readonly isMarkdown: boolean;
  /** Offset of the address in the page's text; absent if the source text differs from the parsed address. */
  readonly offset?: number;
}

/** A picture in a page. */
export interface ImageAt extends Place {
  readonly alt: string;
  readonly src: string;
  /** An element `<img>`, not an image of Markdown. */
  readonly isElement?: boolean;
  /** The address is in braces. */
  readonly isCode?: boolean;
  /** The place of its address. */
  readonly srcAt: Place;
}

/** An import of a page, at the name of the file or the package. */
export interface ImportAt extends Place {
  readonly from: string;
}

/** A fence that shows a file. */
export interface FileAt extends Place {
  readonly file: string;
  readonly region: string | undefined;
  /** The fence has a text too. */
  readonly hasText: boolean;
}

/** A comment by which a writer accepts findings of a rule in the block below it; line and column are its own. */
export interface Ignore extends Place {
  /** `check-ignore`, or a word that is nearly that. */
  readonly marker: string;
  readonly rule: string;
  readonly reason: string;
  /** First and last line of the block. */
  readonly lines: readonly [first: number, last: number];
}
