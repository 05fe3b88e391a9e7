import type { Source } from "../parse/place";
import type { Finding } from "../../report";
import type { Ignore } from "./ignore";

/** An address in a page, and where a finding about it stands. */
export interface LinkAt extends Place {
  /** As typed, with content tokens. */
  readonly raw: string;
  /** With content tokens replaced. */
  readonly url: string;
}

/** A picture in a page. */
export interface ImageAt extends Place {
  readonly alt: string;
  readonly src: string;
  /** Where its address stands. */
  readonly srcAt: Place;
}

/** Line and column, from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** What rules over all pages know of a page. Plain data, as all parts of a reading. */
export interface Outline {
  /** Ids that a link may lead to. */
  readonly ids: readonly string[];
  /** True when the page does not parse or its front matter cannot be read. */
  readonly unreadable: boolean;
  readonly links: readonly LinkAt[];
  readonly images: readonly ImageAt[];
  readonly ignores: readonly Ignore[];
}

/** What rules of style and spelling found, and among how many words. */
export interface ReadProse {
  readonly findings: readonly Finding[];
  readonly words: number;
}

/** All that the check takes from a page: each part is plain data and depends on that page alone. */
export interface Parts {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly outline: Outline;
  /** Findings that stop a build. */
  readonly facts: readonly Finding[];
  readonly prose: ReadProse;
}

/** A page and its parts; a part may be made when it is first asked for. */
export interface Reading extends Source, Parts {}

export type PartName = keyof Parts;
