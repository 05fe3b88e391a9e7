/** HTML elements that a page may have. */
export const ELEMENTS = (
  "a abbr b bdi bdo blockquote br cite code data dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i " +
  "img ins kbd li mark ol p picture pre q rp rt ruby s samp section small source span strong sub summary sup svg table " +
  "tbody td tfoot th thead time tr u ul var wbr path g circle rect line"
).split(" ");

/** True for an element that a page may have. */
export function isElement(name: string): boolean {
  return ELEMENTS.includes(name);
}
