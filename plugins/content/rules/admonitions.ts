import { nearest } from "../../../src/lib/nearest";
import type { Finding } from "../../report";
import { findingAtNode, nodesOf, replacing, type Page } from "../parse";
import { offsetOf } from "../parse/place";

/** Words after `:::` that Docusaurus reads as an admonition; `src/theme/Admonition` says how each shows. */
const KINDS = ["note", "info", "tip", "warning", "danger", "important", "secondary", "success", "caution"];

/** Every `:::word` opens an admonition: Docusaurus shows the text of any other without a frame, and says nothing. */
export function admonitionRule(page: Page): Finding[] {
  const unknown = nodesOf(page).filter(
    ({ type, name }) => type === "containerDirective" && !KINDS.includes(name ?? ""),
  );
  return unknown.map((node) => {
    const name = node.name ?? "";
    const near = nearest(name, KINDS) ?? "note";
    const edit = replacing(page.text, page.text.indexOf(name, offsetOf(page.text, node)), name, near);
    const message = `":::${name}" is no kind of admonition.`;
    return findingAtNode(page, node, { rule: "admonition", message, fix: `write ":::${near}".`, ...edit });
  });
}
