import { comparePositions, countOf, formatFinding, identityOf, type Finding } from "../../report";
import type { LiveReport } from "./report";

/** What the terminal says after a check: at first every finding, then only what is new and what is fixed. */
export function changeLines(before: LiveReport | undefined, now: LiveReport): string[] {
  const old = before?.findings ?? [];
  const added = without(now.findings, old);
  const fixed = without(old, now.findings);
  if (before && added.length + fixed.length === 0) return [];
  return [
    ...fixed.map((finding) => `Fixed: ${finding.path} ${finding.rule}: ${finding.message}`),
    ...added.sort(comparePositions).map(formatFinding),
    countOf(now.findings.length, now.pages),
  ];
}

/** Findings of a list that another list lacks. A finding that only moved with its text is the same. */
function without(findings: readonly Finding[], others: readonly Finding[]): Finding[] {
  const left = others.map(identityOf);
  return findings.filter((finding) => {
    const place = left.indexOf(identityOf(finding));
    if (place === -1) return true;
    left.splice(place, 1);
    return false;
  });
}
