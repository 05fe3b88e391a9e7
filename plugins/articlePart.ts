import { ownText } from "./ownText";

/**
 * The articles of a built page, from the start of the first to the end of the last; empty on a page that has none. The
 * menus around them are the larger part of a page and need not be read.
 *
 * @param html a whole document; optional end tags may be left out, but not that of an article
 */
export function articlePart(html: string): string {
  const [start, end] = [html.indexOf("<article"), html.lastIndexOf("</article>")];
  return start < 0 || end < start ? "" : ownText(html.slice(start, end));
}
