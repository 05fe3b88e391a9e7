const SPAN = '<span class="tk-([csk])">((?:[^<]|<var [^>]*>[^<]*</var>)*)</span>';
const VAR_ELEMENT = "<var [^>]*>[^<]*</var>";

/**
 * Merges adjacent spans with the same class, also across line breaks and around fields of the reader, which have
 * the color of strings.
 *
 * @param separator more characters that may be between two merged spans; white space always may
 */
export function mergeSpans(html: string, separator = "\\s"): string {
  const adjacentSpans = new RegExp(`${SPAN}(${VAR_ELEMENT}|[${separator}\\s]*)<span class="tk-\\1">`, "g");
  const merged = html.replace(adjacentSpans, '<span class="tk-$1">$2$3');
  return merged === html ? html : mergeSpans(merged, separator);
}

/** The three most frequent kinds of tokens have elements without a meaning for assistive technology, which are a third as long as a span with a class. */
const ELEMENTS: Readonly<Record<string, string>> = { k: "b", s: "i", p: "bdi" };
const FREQUENT_SPAN = new RegExp(SPAN.replace("[csk]", "[ksp]"), "g");

/** Writes the elements of frequent tokens: keywords, strings, and properties. */
export function shortElements(html: string): string {
  return html.replace(FREQUENT_SPAN, (span, kind: string, inside: string) => {
    const name = ELEMENTS[kind];
    return name === undefined ? span : `<${name}>${inside}</${name}>`;
  });
}
