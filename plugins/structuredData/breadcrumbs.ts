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

/** Puts a script after the title of a page. Throws when the page has no title. */
export function withScript(html: string, script: string, file: string): string {
  const end = html.indexOf("</title>");
  if (end < 0) throw new Error(`${file} has no title. Fix: keep <title> in the page template.`);
  const place = end + "</title>".length;
  return html.slice(0, place) + script + html.slice(place);
}
