import type { Element } from "hast";
import { Parser } from "htmlparser2";
import { articlePart } from "../articlePart";
import { ArticleTree } from "./articleTree";
import { collapseSpace } from "./collapse";
import { descendants, find, isElement, textOf, without } from "./elements";
import { withSpacing } from "./spacing";

/**
 * The written part of a built page, without its controls and the white space that it does not show; undefined on a page
 * that has none.
 *
 * @param html a whole document; optional end tags may be left out
 */
export function articleOf(html: string): Element | undefined {
  const tree = new ArticleTree();
  const parser = new Parser({
    onopentag: (name, attributes) => tree.openElement(name, attributes),
    ontext: (text) => tree.addText(text),
    onclosetag: () => tree.closeElement(),
  });
  parser.end(articlePart(html));
  if (!tree.body) return undefined;
  const body = withSpacing(withoutRepeats(tree.body));
  collapseSpace(body);
  return body;
}

/** A drawing that comes in two shapes, one for narrow screens, counts once. */
function withoutRepeats(body: Element): Element {
  const drawings = descendants(body).filter((element) => isElement(element, "svg"));
  const titles = drawings.map(titleOf);
  const repeats = new Set(
    drawings.filter((_, index) => titles[index] !== undefined && titles.indexOf(titles[index]) < index),
  );
  return repeats.size === 0 ? body : without(body, repeats);
}

function titleOf(drawing: Element): string | undefined {
  const title = find(drawing, (element) => isElement(element, "title"));
  return title && textOf(title);
}
