import type { Element } from "hast";
import { heardBy, type PageListener } from "../builtPages";
import { ArticleTree } from "./articleTree";
import { collapseSpace } from "./collapse";
import { descendants, find, isElement, textOf, without } from "./elements";
import { addSpacing } from "./spacing";

/**
 * Makes the written part of a built page, without its controls and the white space that it does not show; undefined on a
 * page that has none.
 */
export class ArticleListener extends ArticleTree implements PageListener<Element | undefined> {
  result(): Element | undefined {
    if (!this.body) return undefined;
    const body = withoutRepeats(this.body);
    addSpacing(body);
    collapseSpace(body);
    return body;
  }
}

/** The written part of one page. */
export function articleOf(html: string): Element | undefined {
  return heardBy(new ArticleListener(), html);
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
