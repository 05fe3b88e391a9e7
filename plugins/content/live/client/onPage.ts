import type { LiveFinding, LiveReport } from "../report";

/** What the overlay of a page shows. */
export interface PageFindings {
  /** Findings of the page, and of files that are not pages, which are shown on every page. */
  readonly own: readonly LiveFinding[];
  /** Number of findings on other pages. */
  readonly others: number;
}

/** Picks the findings of the page at an address. */
export function onPage({ findings }: LiveReport, pathname: string, baseUrl: string): PageFindings {
  const below = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname;
  const route = below.replace(/(?<=.)\/$/, "");
  const own = findings.filter((finding) => finding.route === undefined || finding.route === route);
  return { own, others: findings.length - own.length };
}
