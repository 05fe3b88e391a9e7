import { EMPTY_HIERARCHY, type SearchRecord } from "../../src/search/model";

/** A search record of a page, or of a heading of it. `levels` are its names, from the section of the site on. */
export const recordOf = (
  url: string,
  anchor: string,
  levels: readonly string[],
  rest: Partial<SearchRecord> = {},
): SearchRecord => ({
  objectID: `${url}#${anchor}${rest.content ? ":1" : ""}`,
  url,
  anchor,
  section: url.startsWith("/api") ? "api" : "docs",
  type: levels.length === 2 ? "lvl1" : "lvl2",
  hierarchy: {
    ...EMPTY_HIERARCHY,
    ...Object.fromEntries(levels.map((text, level) => [`lvl${level}`, text])),
  },
  content: null,
  terms: null,
  method: null,
  label: null,
  description: null,
  keywords: [],
  groups: [],
  weight: 100,
  position: 0,
  ...rest,
});
