import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { findingAtNode, nodesOf, type Page } from "docusaurus-waymark-core/parse";
import { importedNames } from "docusaurus-waymark-core/parse/partials";
import { isJsx, nodesBelow, type MdAttribute, type MdNode } from "docusaurus-waymark-core/parse/tree";
import type { Finding } from "docusaurus-waymark-core/report";
import { ELEMENTS, REFUSED } from "docusaurus-waymark-core/parse/htmlElements";
import { misplacedElements } from "./nesting";

/** Elements that cannot work here, with what to write. */
const INSTEAD: Readonly<Record<string, string>> = {
  audio: "write a link to the recording: pages load no media except images.",
  center: "remove the tags: all text is left-aligned.",
  font: "remove the tags: text has the colors of the site.",
  head: "remove it, and write title, description and keywords in the front matter.",
  h1: 'write "##"; the title comes from the front matter.',
  iframe: "write a link: pages cannot embed other sites.",
  script: "remove it: pages cannot have scripts.",
  style: "remove it: all pages share the styles of the site.",
  video: "write a link to the video: pages load no media except images.",
};

/** Elements of HTML are those that a page may have, and carry neither styles nor scripts. */
export function elementRule(page: Page): Finding[] {
  const heads = nodesOf(page).filter((node) => isJsx(node) && /^head$/i.test(node.name ?? ""));
  // They go with the element around them, which has its finding.
  const inHead = new Set(heads.flatMap((head) => nodesBelow(head)));
  const elements = nodesOf(page).filter(
    (node) => isJsx(node) && /^[a-z]/.test(node.name ?? "") && !inHead.has(node),
  );
  return [
    ...misplacedElements(page),
    ...elements.flatMap((node) => [
      ...(ELEMENTS.includes(node.name ?? "") ? [] : [unknown(page, node)]),
      ...(node.attributes ?? []).flatMap((attribute) => refused(page, attribute)),
    ]),
  ];
}

function unknown(page: Page, node: MdNode): Finding {
  const name = node.name ?? "";
  if (importedNames(page.root).has(name)) {
    const capital = name.charAt(0).toUpperCase() + name.slice(1);
    const message = `<${name}> is read as an element of HTML, and not as what the page imports.`;
    const fix = `write import ${capital} from …, and <${capital} />: such names begin with a capital letter.`;
    return findingAtNode(page, node, { rule: "element", message, fix });
  }
  const instead = Object.hasOwn(INSTEAD, name) ? INSTEAD[name] : undefined;
  const component = Object.keys(page.components).find((one) => one.toLowerCase() === name.toLowerCase());
  const isRefused = instead !== undefined || REFUSED.includes(name);
  const near = component ?? (isRefused ? undefined : nearest(name, ELEMENTS));
  const fix =
    instead ?? (near ? `write <${near}>.` : `write \`<${name}>\` in backticks, or remove the tags.`);
  const message = isRefused ? `Pages cannot have <${name}>.` : `There is no element <${name}>.`;
  return findingAtNode(page, node, { rule: "element", message, fix });
}

function refused(page: Page, attribute: MdAttribute & Pick<MdNode, "position">): Finding[] {
  const name = attribute.name ?? "";
  const findings = (message: string, fix: string): Finding[] => [
    findingAtNode(page, attribute, { rule: "element", message, fix }),
  ];
  if (name === "style")
    return findings(
      "Elements on pages cannot have a style.",
      "remove it: the site's security policy makes browsers ignore it.",
    );
  if (name === "dangerouslySetInnerHTML")
    return findings("Elements on pages cannot have HTML in a property.", "write it between the tags.");
  if (name === "")
    return findings("Elements on pages cannot have {...properties}.", "write each property by name.");
  if (/^on[a-z]/i.test(name))
    return findings(`"${name}" has no effect.`, "remove it: pages cannot have scripts.");
  return [];
}
