import { nearest } from "docusaurus-waymark-core/lib/nearest";
import type { Finding } from "docusaurus-waymark-core/report";
import { findingAtNode, nodesOf, guessing, type Page } from "docusaurus-waymark-core/parse";
import { endOf, offsetOf } from "docusaurus-waymark-core/parse/place";
import type { MdNode } from "docusaurus-waymark-core/parse/tree";
import { detailsFix } from "./details";

/** Words after `:::` that Docusaurus reads as an admonition; `packages/theme/src/theme/Admonition` defines how each one looks. */
export const KINDS = [
  "note",
  "info",
  "tip",
  "warning",
  "danger",
  "important",
  "secondary",
  "success",
  "caution",
];

/** Finds admonitions of an unknown kind, without a text, or without a closing line. */
export function admonitionRule(page: Page): Finding[] {
  return nodesOf(page)
    .filter(({ type }) => type === "containerDirective")
    .flatMap((node) =>
      KINDS.includes(node.name ?? "") ? formFindings(page, node) : [unknownKind(page, node)],
    );
}

/** Docusaurus shows the text of an unknown kind without a frame, and reports no error. */
function unknownKind(page: Page, node: MdNode): Finding {
  const name = node.name ?? "";
  const near = nearest(name, KINDS) ?? "note";
  const start = offsetOf(page.text, node);
  const correction = detailsFix(page.text, start) ?? {
    fix: `write ":::${near}".`,
    ...guessing(page.text, page.text.indexOf(name, start), name, near),
  };
  return findingAtNode(page, node, {
    rule: "admonition",
    message: `There is no admonition called ":::${name}".`,
    ...correction,
  });
}

function formFindings(page: Page, node: MdNode): Finding[] {
  const findings = (message: string, fix: string): Finding[] => [
    findingAtNode(page, node, { rule: "admonition", message, fix }),
  ];
  const lines = page.text.slice(offsetOf(page.text, node), endOf(page.text, node)).trimEnd().split("\n");
  const [, colons = "", name = ""] = /^(:+)(\w+)/.exec(lines[0] ?? "") ?? [];
  const isClosed = lines.length > 1 && new RegExp(`^[\\s>]*${colons}:*\\s*$`).test(lines.at(-1) ?? "");
  if (!isClosed)
    return findings(
      `"${colons}${name}" is not closed.`,
      `write "${colons}" on a line of its own below its text; if another admonition is inside, write one more colon at both ends.`,
    );
  return lines.length > 2 && lines.slice(1, -1).some((line) => line.trim() !== "")
    ? []
    : findings(`"${colons}${name}" is empty.`, "write its text, or remove it.");
}
