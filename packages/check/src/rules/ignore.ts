import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { offsetOf, placeOf, guessing, replacing } from "docusaurus-waymark-core/parse/place";
import type { MdNode } from "docusaurus-waymark-core/parse/tree";
import type { AnalyzedPage, Ignore } from "docusaurus-waymark-core/rules/rule";
import type { Finding } from "docusaurus-waymark-core/report";

/** `{/* check-ignore rule: reason *\/}` above a block: findings of that rule in the block are accepted, for a reason. */
const COMMENT = /^\s*\/\*\s*([\w-]+)\s*([\w-]*)\s*:?\s*([\s\S]*?)\s*\*\/\s*$/;
const MARKER = "check-ignore";
const FORM = "{/* check-ignore rule: reason */}";

/**
 * Removes the findings that comments accept, and adds a finding for every comment that has a mistake or accepts nothing.
 *
 * @param ruleNames those that a comment may name
 */
export function applyIgnores(
  page: AnalyzedPage,
  findings: readonly Finding[],
  everyRuleRan: boolean,
  ruleNames: readonly string[],
): Finding[] {
  const valid = page.ignores.filter((ignore) => problemIn(page, ignore, ruleNames) === undefined);
  const remaining = findings.filter((finding) => !valid.some((ignore) => covers(ignore, finding)));
  const unused = valid.filter((ignore) => !findings.some((finding) => covers(ignore, finding)));
  return [
    ...remaining,
    ...page.ignores.flatMap((ignore) => problemIn(page, ignore, ruleNames) ?? []),
    ...(everyRuleRan ? unused.map((ignore) => unusedComment(page, ignore)) : []),
  ];
}

/** All such comments of a page, those with a misspelled marker too. */
export function ignoresOf(parent: MdNode): Ignore[] {
  return (parent.children ?? []).flatMap((node, index, siblings) => {
    const comment = commentOf(node);
    if (!comment) return ignoresOf(node);
    const lines = linesOf(siblings.slice(index + 1).find((other) => !commentOf(other)));
    return [{ ...placeOf(node), ...comment, lines }];
  });
}

function commentOf({ type, value = "" }: MdNode): Pick<Ignore, "marker" | "rule" | "reason"> | undefined {
  const match = type === "mdxFlowExpression" ? COMMENT.exec(value) : null;
  const [, marker = "", rule = "", reason = ""] = match ?? [];
  return match && nearest(marker, [MARKER]) !== undefined ? { marker, rule, reason } : undefined;
}

function linesOf(node: MdNode | undefined): readonly [number, number] {
  const { start, end } = (node?.position ?? {}) as Partial<
    Record<"start" | "end", { readonly line: number }>
  >;
  return [start?.line ?? 1, end?.line ?? 0];
}

function covers({ rule, lines: [first, last] }: Ignore, finding: Finding): boolean {
  return finding.rule === rule && finding.line >= first && finding.line <= last;
}

/** A mistake in the comment itself. */
function problemIn(page: AnalyzedPage, ignore: Ignore, ruleNames: readonly string[]): Finding | undefined {
  const { marker, rule, reason } = ignore;
  if (marker !== MARKER)
    return misspelled(page, ignore, marker, MARKER, `"${marker}" in a comment has no effect.`);
  if (rule === "" || reason === "")
    return findingAt(page, ignore, {
      message: "The comment does not give both a rule and a reason.",
      fix: `write ${FORM}.`,
    });
  const isKnown = ruleNames.includes(rule);
  return isKnown
    ? undefined
    : misspelled(page, ignore, rule, nearest(rule, ruleNames), `There is no rule "${rule}".`);
}

function misspelled(
  page: AnalyzedPage,
  ignore: Ignore,
  word: string,
  correct: string | undefined,
  message: string,
): Finding {
  const start = offsetOf(page.text, { position: { start: ignore } });
  const offset = page.text.indexOf(word, start);
  const fix =
    correct === undefined
      ? "write the name that the check prints before the finding's message."
      : `write "${correct}".`;
  return findingAt(page, ignore, { message, fix, ...guessing(page.text, offset, word, correct) });
}

function unusedComment(page: AnalyzedPage, ignore: Ignore): Finding {
  const message = `The next block has no finding of the rule "${ignore.rule}".`;
  const start = offsetOf(page.text, { position: { start: ignore } });
  const comment = /\{\/\*[\s\S]*?\*\/\}\n*/.exec(page.text.slice(start))?.[0] ?? "";
  const edit = replacing(page.text, start, comment, "");
  return findingAt(page, ignore, { message, fix: "remove the comment.", ...edit });
}

function findingAt(
  page: AnalyzedPage,
  { line, column }: Ignore,
  complaint: Pick<Finding, "message" | "fix" | "edits">,
): Finding {
  return { path: page.path, line, column, rule: "ignore", ...complaint };
}
