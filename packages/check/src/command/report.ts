import {
  comparePositions,
  countOf,
  formatFinding,
  isAdvice,
  type Finding,
} from "docusaurus-waymark-core/report";
import { isGenerated } from "docusaurus-waymark-core/rules/generated";
import type { AnalyzedPage } from "docusaurus-waymark-core/rules/rule";

interface Input {
  /** The selected pages. */
  readonly pages: readonly AnalyzedPage[];
  readonly findings: readonly Finding[];
  readonly verbose: boolean;
  /** True if advice fails too. */
  readonly strict: boolean;
}

export interface Report {
  readonly lines: readonly string[];
  readonly failed: boolean;
}

/**
 * Makes a filter for paths from the project root.
 *
 * @param selected paths of files and folders; an empty list selects every path
 */
export function pathFilter(selected: readonly string[]): (path: string) => boolean {
  return (path) =>
    selected.length === 0 ||
    selected.some((given) => given === "" || path === given || path.startsWith(`${given}/`));
}

/**
 * The output of `npm run check`: errors in reading order, advice, the words read on each page (with `verbose`), and a line of counts.
 * Written pages without a word fail, because a check that reads nothing must not pass.
 */
export function report({ pages, findings, verbose, strict }: Input): Report {
  const sorted = [...findings].sort(comparePositions);
  const [errors, advice] = [sorted.filter((one) => !isAdvice(one)), sorted.filter(isAdvice)];
  const written = pages.filter((page) => !isGenerated(page));
  const counts = written.map((page) => ({ path: page.path, words: page.words }));
  const words = counts.reduce((sum, page) => sum + page.words, 0);
  const generated = pages.length - written.length;
  return {
    lines: [
      ...errors.map(formatFinding),
      ...(advice.length > 0 && errors.length > 0 ? ["", "Advice:"] : []),
      ...advice.map(formatFinding),
      ...(verbose ? counts.map((page) => `${page.path}: ${page.words} words`) : []),
      `${countOf(findings, pages.length)} (${generated} generated), ${words} words of prose read`,
    ],
    failed: (strict ? findings : errors).length > 0 || (written.length > 0 && words === 0),
  };
}
