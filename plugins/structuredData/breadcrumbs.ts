/** A page in a trail of breadcrumbs. */
export interface Crumb {
  readonly name: string;
  /** Absolute address. */
  readonly url: string;
}

/** A trail as JSON-LD in a script element (schema.org BreadcrumbList); no text in it can end the element. */
export function breadcrumbScript(crumbs: readonly Crumb[]): string {
  const list = {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, url }, index) => {
      return { "@type": "ListItem", position: index + 1, name, item: url };
    }),
  };
  return `<script type="application/ld+json">${JSON.stringify(list).replaceAll("<", "\\u003c")}</script>`;
}

/** Puts a script after the title of a page, whose bytes are not read any further. Throws when the page has no title. */
export function withScript(html: Buffer, script: string, file: string): Buffer {
  const end = html.indexOf("</title>");
  if (end < 0) throw new Error(`${file} has no title. Fix: keep <title> in the page template.`);
  const place = end + "</title>".length;
  return Buffer.concat([html.subarray(0, place), Buffer.from(script), html.subarray(place)]);
}
