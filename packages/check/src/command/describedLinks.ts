import { readFileSync } from "node:fs";
import path from "node:path";
import type { Source } from "docusaurus-waymark-core/parse";
import { isGenerated } from "docusaurus-waymark-core/rules/generated";
import { formatFinding, positionOf, type Finding } from "docusaurus-waymark-core/report";

/** Rules about the address of a link. */
const MOVED: ReadonlySet<string> = new Set(["link", "anchor", "outbound-host"]);
/** The comment of a generated page, which names its description. */
const GENERATED_FROM = /^# Generated from (\S+) by /m;

/** The API descriptions that pages are generated from. */
export function descriptionsOf(sources: readonly Source[]): string[] {
  const files = sources.filter(isGenerated).flatMap(({ text }) => GENERATED_FROM.exec(text)?.[1] ?? []);
  return [...new Set(files)];
}

/** The address of a link in Markdown. */
const ADDRESS = /\]\(<?([^\s)>]+)/y;

/**
 * The findings; those about links of generated pages are moved to the API description, where the link was written.
 *
 * @param sources the pages of the findings
 */
export function atDescription(
  root: string,
  findings: readonly Finding[],
  sources: readonly Source[],
): readonly Finding[] {
  const placed = findings.map((finding) => {
    const page = isGenerated(finding) ? sources.find((source) => source.path === finding.path) : undefined;
    const address = page && MOVED.has(finding.rule) ? addressAt(page.text, finding) : undefined;
    const [, file] = GENERATED_FROM.exec(page?.text ?? "") ?? [];
    if (address === undefined || file === undefined) return finding;
    const text = readFileSync(path.join(root, file), "utf8");
    const offset =
      [`(${address})`, `(${address}`].map((one) => text.indexOf(one)).find((at) => at >= 0) ?? -1;
    return offset < 0 ? finding : { ...finding, path: file, ...positionOf(text, offset + 1) };
  });
  // A text that several operations share is one mistake.
  return [...new Map(placed.map((finding) => [formatFinding(finding), finding])).values()];
}

/** The address of the link at a place, or of the one that begins there. */
function addressAt(text: string, { line, column }: Finding): string | undefined {
  const rest = text.split("\n")[line - 1]?.slice(column - 1) ?? "";
  ADDRESS.lastIndex = Math.max(0, rest.search(/\]\(/));
  return ADDRESS.exec(rest)?.[1] ?? /^[^\s)>]+/.exec(rest)?.[0];
}
