import { findingAtNode, nodesOf, type Page } from "docusaurus-waymark-core/parse";
import { isJsx, nodesBelow, type MdNode } from "docusaurus-waymark-core/parse/tree";
import type { Finding } from "docusaurus-waymark-core/report";

interface Contents {
  /** True if a node is what the component is made for. */
  readonly has: (node: MdNode) => boolean;
  readonly lacks: string;
  readonly fix: string;
}

const element =
  (...names: readonly string[]) =>
  (node: MdNode): boolean =>
    isJsx(node) && names.includes(node.name ?? "");

/** The content of components that show nothing else. */
const CONTENTS: Readonly<Record<string, Contents>> = {
  Cards: { has: element("Card"), lacks: "no card", fix: 'write <Card title="…" href="/…"> inside.' },
  CodeGroup: { has: ({ type }) => type === "code", lacks: "no code", fix: "write code fences inside." },
  Properties: { has: element("Property"), lacks: "no property", fix: 'write <Property name="…"> inside.' },
  ResponseBodies: {
    has: element("ResponseBody"),
    lacks: "no response",
    fix: "write <ResponseBody> around a fence for each status.",
  },
  Responses: { has: element("Response"), lacks: "no response", fix: "write a <Response> for each status." },
  Row: { has: element("Col"), lacks: "no column", fix: "write <Col> around each part." },
  Steps: {
    has: ({ type }) => type === "list",
    lacks: "no list",
    fix: 'write a list that begins with "1. ".',
  },
};

/** Components that arrange others hold what they arrange. */
export function contentsRule(page: Page): Finding[] {
  return nodesOf(page).flatMap((node) => {
    const contents =
      isJsx(node) && Object.hasOwn(CONTENTS, node.name ?? "") ? CONTENTS[node.name ?? ""] : undefined;
    if (contents === undefined || nodesBelow(node).some(contents.has)) return [];
    const message = `<${node.name ?? ""}> contains ${contents.lacks}.`;
    return [findingAtNode(page, node, { rule: "component", message, fix: contents.fix })];
  });
}
