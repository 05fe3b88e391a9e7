import { ownText } from "../ownText";

/**
 * The head and the articles of a built page, from the start of the first to the end of the last; all of a page that has
 * none or leaves the start of its body out. The menus around them are the larger part of a page and need not be read.
 *
 * @param html a whole document; optional end tags may be left out, but not that of an article
 */
export function writtenParts(html: string): readonly string[] {
  const [body, start, end] = [
    html.indexOf("<body"),
    html.indexOf("<article"),
    html.lastIndexOf("</article>"),
  ];
  const isWhole = body < 0 || start < body || end < start;
  if (isWhole) return [ownText(html)];
  return [ownText(html.slice(0, body)), ownText(html.slice(start, end))];
}
