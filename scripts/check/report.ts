import type { Page } from "../../plugins/page";
import { byPlace, formatFinding, type Finding } from "../../plugins/report";
import { wordCount } from "../../plugins/rules/prose/count";
import type { Site } from "../../plugins/rules/site";

interface Input {
  readonly pages: readonly Page[];
  readonly findings: readonly Finding[];
  readonly site: Site;
  /** Paths from the project root; everything when empty. */
  readonly asked: readonly string[];
  readonly verbose: boolean;
}

export interface Report {
  readonly lines: readonly string[];
  readonly failed: boolean;
}

/**
 * What `npm run check` prints: findings in reading order, the words read on each page when asked, and one line of counts.
 *
 * @throws Error when the asked paths hold no page, because a check that reads nothing must not pass
 */
export function report({ pages, findings, site, asked, verbose }: Input): Report {
  const isAsked = ({ path }: { readonly path: string }): boolean =>
    asked.length === 0 ||
    asked.some((given) => given === "" || path === given || path.startsWith(`${given}/`));
  const shown = findings.filter(isAsked).sort(byPlace);
  const read = pages.filter(isAsked).map((page) => ({ path: page.path, words: wordCount(page, site) }));
  if (read.length === 0 && shown.length === 0) throw new Error(`There is no page at ${asked.join(", ")}.`);
  const words = read.reduce((sum, page) => sum + page.words, 0);
  return {
    lines: [
      ...shown.map(formatFinding),
      ...(verbose ? read.map((page) => `${page.path}: ${page.words} words`) : []),
      `${shown.length} findings in ${read.length} pages, ${words} words of prose read`,
    ],
    failed: shown.length > 0 || words === 0,
  };
}
