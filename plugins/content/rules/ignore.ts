import type { MdNode } from "../parse/tree";
import type { AnalyzedPage, Ignore } from "./rule";
import type { Finding } from "../../report";

/** `{/* check-ignore rule: reason *\/}` above a block: findings of that rule in the block are accepted, for a reason. */
const COMMENT = /^\s*\/\*\s*check-ignore\b\s*([\w-]*)\s*:?\s*([\s\S]*?)\s*\*\/\s*$/;

/** Takes out what comments accept, and adds the comments that give no reason or accept nothing. */
export function applyIgnores(
  page: AnalyzedPage,
  findings: readonly Finding[],
  everyRuleRan: boolean,
): Finding[] {
  const { ignores } = page;
  const valid = ignores.filter(({ rule, reason }) => rule !== "" && reason !== "");
  const kept = findings.filter((finding) => !valid.some((ignore) => covers(ignore, finding)));
  const idle = valid.filter((ignore) => !findings.some((finding) => covers(ignore, finding)));
  return [
    ...kept,
    ...ignores.filter((ignore) => !valid.includes(ignore)).map((ignore) => unreasoned(page, ignore)),
    ...(everyRuleRan ? idle.map((ignore) => unused(page, ignore)) : []),
  ];
}

/** All such comments of a page. */
export function ignoresOf(parent: MdNode): Ignore[] {
  return (parent.children ?? []).flatMap((node, index, siblings) => {
    const comment = node.type === "mdxFlowExpression" ? COMMENT.exec(node.value ?? "") : null;
    if (!comment) return ignoresOf(node);
    const [, rule = "", reason = ""] = comment;
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const lines = linesOf(siblings.slice(index + 1).find((other) => !isIgnore(other)));
    return [{ line, column, rule, reason, lines }];
  });
}

/** Several comments may stand above one block. */
function isIgnore({ type, value = "" }: MdNode): boolean {
  return type === "mdxFlowExpression" && COMMENT.test(value);
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

function unreasoned(page: AnalyzedPage, { line, column }: Ignore): Finding {
  const message = "The comment names no rule or gives no reason.";
  const fix = "write {/* check-ignore rule: reason */}.";
  return { path: page.path, line, column, rule: "ignore", message, fix };
}

function unused(page: AnalyzedPage, { line, column, rule }: Ignore): Finding {
  const message = `The next block has no finding of the rule "${rule}".`;
  return { path: page.path, line, column, rule: "ignore", message, fix: "remove the comment." };
}
