const SPAN = '<span class="tk-([csk])">((?:[^<]|<var [^>]*>[^<]*</var>)*)</span>';
const PLACE = "<var [^>]*>[^<]*</var>";

/**
 * Joins neighbors of one colour into one element, also over line breaks and around what a reader can fill in, which has
 * the colour of texts.
 *
 * @param between what may stand between two of them and takes their colour; white space always may
 */
export function mergeSpans(html: string, between = "\\s"): string {
  const pair = new RegExp(`${SPAN}(${PLACE}|[${between}\\s]*)<span class="tk-\\1">`, "g");
  const merged = html.replace(pair, '<span class="tk-$1">$2$3');
  return merged === html ? html : mergeSpans(merged, between);
}
