/** A page in a trail of breadcrumbs. */
export interface Crumb {
  readonly name: string;
  /** Absolute address. */
  readonly url: string;
}

/**
 * A built page that tells search engines where it stands in the menus, as JSON-LD behind its title (schema.org
 * BreadcrumbList). It is for the page alone: the application has no use for it. Without crumbs the page stays as it is.
 *
 * @throws Error when the page has no title
 */
export function withBreadcrumbs(html: string, crumbs: readonly Crumb[], file: string): string {
  if (crumbs.length === 0) return html;
  if (!html.includes(TITLE_END))
    throw new Error(`${file} has no title. Fix: keep <title> in the page template.`);
  return html.replace(TITLE_END, (end) => end + breadcrumbScript(crumbs));
}

const TITLE_END = "</title>";

/** A trail as a block of data; no text in it can end the element. */
function breadcrumbScript(crumbs: readonly Crumb[]): string {
  const list = {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, url }, index) => {
      return { "@type": "ListItem", position: index + 1, name, item: url };
    }),
  };
  return `<script type="application/ld+json">${JSON.stringify(list).replaceAll("<", "\\u003c")}</script>`;
}
