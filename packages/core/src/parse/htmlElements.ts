/** HTML elements that a page may have. */
export const ELEMENTS = (
  "a abbr aside b bdi bdo blockquote br caption cite code col colgroup data dd del details dfn div dl dt em figcaption " +
  "figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q rp rt ruby s samp section small source span strong " +
  "sub summary sup svg table tbody td tfoot th thead time tr u ul var wbr path g circle rect line"
).split(" ");

/** Other elements of HTML. */
export const REFUSED = (
  "address area article audio base body button canvas center embed fieldset font footer form h1 head header html iframe " +
  "input label legend link main map menu meta meter nav noscript object optgroup option output progress script search " +
  "select slot style template textarea title track video"
).split(" ");

/** True for an element that a page may have. */
export function isElement(name: string): boolean {
  return ELEMENTS.includes(name);
}
