/** A page in a trail of breadcrumbs. */
export interface Crumb {
  readonly name: string;
  /** Absolute address. */
  readonly url: string;
}

/** What search engines are told of a page. */
export interface PageFacts {
  /** The trail through the menus, the page itself last; empty for a page that stands below no other. */
  readonly crumbs: readonly Crumb[];
  /** The day on which its text was last revised, as `2026-01-31`; undefined for pages without one. */
  readonly modified: string | undefined;
}

/**
 * Adds structured data for search engines behind the title of a built page: its trail through the menus and its revision
 * date, as JSON-LD (schema.org WebPage with a BreadcrumbList). Pages without either stay as they are.
 *
 * Docusaurus' own breadcrumbs data has no revision date, and its application would render it again on every page change,
 * which no search engine reads.
 *
 * @throws Error when the page has no title
 */
export function withPageFacts(html: string, { crumbs, modified }: PageFacts, file: string): string {
  if (crumbs.length === 0 && modified === undefined) return html;
  if (!html.includes(TITLE_END))
    throw new Error(`${file} has no title. Fix: keep <title> in the page template.`);
  const facts = {
    "@context": "https://schema.org",
    "@type": "WebPage",
    ...(modified !== undefined && { dateModified: modified }),
    ...(crumbs.length > 0 && { breadcrumb: breadcrumbList(crumbs) }),
  };
  // No text in it can end the element.
  const json = JSON.stringify(facts).replaceAll("<", "\\u003c");
  return html.replace(TITLE_END, (end) => `${end}<script type="application/ld+json">${json}</script>`);
}

const TITLE_END = "</title>";

function breadcrumbList(crumbs: readonly Crumb[]): object {
  const itemListElement = crumbs.map(({ name, url }, index) => {
    return { "@type": "ListItem", position: index + 1, name, item: url };
  });
  return { "@type": "BreadcrumbList", itemListElement };
}
