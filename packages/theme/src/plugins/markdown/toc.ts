import type { ObjectExpression, Property } from "estree";
import { HEADINGS_KEY } from "./headings";
import type { CollectedHeading } from "docusaurus-waymark-core/parse/headings/collect";
import { ChangedUpstream } from "docusaurus-waymark-core/build/contract";
import { nodesBelow, type MdFile, type MdNode } from "docusaurus-waymark-core/parse/tree";

/**
 * Remark rule: adds `tag` and `label` to the entries of the table of contents that Docusaurus exports.
 *
 * @throws ChangedUpstream when a heading with a tag or label has no entry, because Docusaurus exports the table in
 * another form
 */
export function remarkToc() {
  return (root: MdNode, file: MdFile): void => {
    const headings = (file.data[HEADINGS_KEY] ?? []) as readonly CollectedHeading[];
    const markedHeadings = new Map(
      headings.filter(({ tag, label }) => tag ?? label).map((heading) => [heading.id, heading]),
    );
    if (markedHeadings.size === 0) return;
    for (const entry of tocEntries(root)) {
      const id = String(idOf(entry));
      addTagAndLabel(entry, markedHeadings.get(id));
      markedHeadings.delete(id);
    }
    if (markedHeadings.size > 0)
      throw new ChangedUpstream(
        `The table of contents has no entry for ${[...markedHeadings.keys()].map((id) => `"#${id}"`).join(", ")}.`,
        "read the exported table as it is now, in packages/theme/src/plugins/markdown/toc.ts.",
      );
  };
}

function* tocEntries(root: MdNode): Generator<ObjectExpression> {
  for (const node of nodesBelow(root)) {
    const statement = node.type === "mdxjsEsm" ? node.data?.estree?.body[0] : undefined;
    if (statement?.type !== "ExportNamedDeclaration") continue;
    if (statement.declaration?.type !== "VariableDeclaration") continue;
    const declarator = statement.declaration.declarations[0];
    if (declarator?.id.type !== "Identifier" || declarator.id.name !== "toc") continue;
    if (declarator.init?.type !== "ArrayExpression") continue;
    for (const element of declarator.init.elements) if (element?.type === "ObjectExpression") yield element;
  }
}

function addTagAndLabel(entry: ObjectExpression, mark: CollectedHeading | undefined): void {
  if (!mark) return;
  for (const key of ["tag", "label"] as const) {
    const value = mark[key];
    if (value !== undefined) entry.properties.push(property(key, value));
  }
}

function idOf(entry: ObjectExpression): unknown {
  for (const item of entry.properties) {
    if (item.type === "Property" && propertyName(item) === "id" && item.value.type === "Literal")
      return item.value.value;
  }
  return undefined;
}

function propertyName({ key }: Property): string {
  return key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : "";
}

function property(name: string, value: string): Property {
  return {
    type: "Property",
    kind: "init",
    method: false,
    shorthand: false,
    computed: false,
    key: { type: "Identifier", name },
    value: { type: "Literal", value },
  };
}
