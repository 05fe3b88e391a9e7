import { nearest } from "../lib/nearest";
import { isElement } from "./htmlElements";
import type { Finding } from "../report";
import type { Source } from ".";
import { findingAtNode } from "./place";
import type { MdNode } from "./tree";

/** Components of Docusaurus that pages do not have, and names of admonitions, with what to write. */
export const INSTEAD: Readonly<Record<string, string>> = {
  Admonition: "write :::note and ::: around the text.",
  BrowserOnly: "remove it: pages are complete without scripts.",
  CodeBlock: 'write a code fence; file="…" after its language shows a file.',
  Caution: "write :::caution and ::: around the text.",
  Danger: "write :::danger and ::: around the text.",
  Details: "write <details> and <summary>.",
  DocCardList: 'write <Cards> with a <Card title="…" href="/…"> for each page.',
  Fragment: "remove the tags.",
  Head: "remove it, and write title, description and keywords in the front matter.",
  IdealImage: "write ![what it shows](/img/name.png).",
  Link: "write [text](/address).",
  Info: "write :::info and ::: around the text.",
  Note: "write :::note and ::: around the text.",
  Tab: 'write <TabItem value="…" label="…">.',
  ThemedImage: "write <Diagram>, whose colors follow the theme.",
  Tip: "write :::tip and ::: around the text.",
  TOCInline: "remove it: the contents are next to the text.",
  Translate: "remove the tags: the site has one language.",
  Warning: "write :::warning and ::: around the text.",
};

/** Components that only the build inserts. */
const BUILD_ONLY: ReadonlySet<string> = new Set([
  "CodeBlock",
  "Details",
  "Message",
  "MessageList",
  "Picture",
  "Showcase",
  "TextDiagram",
]);

/** The names of components that writers may use. */
export function writableNames(names: readonly string[]): string[] {
  return names.filter((name) => !BUILD_ONLY.has(name) && !Object.hasOwn(INSTEAD, name)).sort();
}

/** The finding about an unknown component, which the check and the compiler share. */
export function unknownComponent(
  page: Pick<Source, "path">,
  node: MdNode,
  names: readonly string[],
): Finding {
  const name = node.name ?? "";
  const writable = writableNames(names);
  const instead = Object.hasOwn(INSTEAD, name) ? INSTEAD[name] : undefined;
  const element = isElement(name.toLowerCase()) ? name.toLowerCase() : undefined;
  const near = name === name.toUpperCase() && element !== undefined ? element : nearest(name, writable);
  const fix = instead ?? (near ? `write <${near}>.` : `use one of ${writable.join(", ")}.`);
  return findingAtNode(page, node, {
    rule: "component",
    message: `<${name}> is not a component of this site.`,
    fix,
  });
}
