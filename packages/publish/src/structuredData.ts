/** One page in the breadcrumbs. */
export interface Crumb {
  readonly name: string;
  /** Absolute address. */
  readonly url: string;
}

/** Metadata of a page for search engines. */
export interface PageMetadata {
  /** Pages from the home page to the page itself; empty for a page without ancestors. */
  readonly crumbs: readonly Crumb[];
  /** The day of the last revision, as `2026-01-31`; undefined for pages without one. */
  readonly modified: string | undefined;
}

/**
 * Adds JSON-LD (schema.org WebPage with a BreadcrumbList) behind the title of a built page. It is added to the HTML
 * and not rendered by React because the application does not need it. A page without breadcrumbs and revision day
 * is returned unchanged.
 *
 * Docusaurus' own breadcrumbs data has no revision date, and its application would render it again on every page change.
 *
 * @throws Error when the page has no title
 */
export function withStructuredData(html: string, { crumbs, modified }: PageMetadata, file: string): string {
  if (crumbs.length === 0 && modified === undefined) return html;
  if (!html.includes(TITLE_END))
    throw new Error(`${file} has no title. Fix: keep <title> in the page template.`);
  const structuredData = {
    "@context": "https://schema.org",
    "@type": "WebPage",
    ...(modified !== undefined && { dateModified: modified }),
    ...(crumbs.length > 0 && { breadcrumb: breadcrumbList(crumbs) }),
  };
  // No text in it can end the element.
  const json = JSON.stringify(structuredData).replaceAll("<", "\\u003c");
  return html.replace(TITLE_END, (end) => `${end}<script type="application/ld+json">${json}</script>`);
}

const TITLE_END = "</title>";

function breadcrumbList(crumbs: readonly Crumb[]): object {
  const itemListElement = crumbs.map(({ name, url }, index) => {
    return { "@type": "ListItem", position: index + 1, name, item: url };
  });
  return { "@type": "BreadcrumbList", itemListElement };
}
