import type { Element, ElementContent } from "hast";
import type { Handle, State } from "hast-util-to-mdast";
import type {
  BlockContent,
  Code,
  DefinitionContent,
  Heading,
  ListItem,
  Paragraph,
  PhrasingContent,
} from "mdast";
import { attribute, elementsOf, findElement, isElement, textOf } from "docusaurus-waymark-core/build/html";
import { codeLabel, isRequestGroup } from "./article";
import { sampleGroup } from "./requestSamples";

type Flow = BlockContent | DefinitionContent;

/** Handlers of hast-util-to-mdast, by tag name, for page elements that need a special Markdown form. */
export const handlers: Readonly<Record<string, Handle>> = {
  aside: admonition,
  code: inlineCode,
  div: division,
  dl: definitions,
  figcaption: caption,
  figure,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  hgroup: operationHeading,
  img: image,
  p: paragraphOf,
  pre: codeBlock,
  summary: (state, node: Element) => paragraph({ type: "strong", children: phrasingContent(state, node) }),
  svg: svgDescription,
  wbr: () => undefined,
};

/** A heading with its id, in the form `## Text {#id}`. */
function heading(state: State, node: Element): Heading {
  const depth = Number(node.tagName.slice(1)) as Heading["depth"];
  const id = attribute(node, "id");
  const idSuffix: PhrasingContent[] = id === undefined ? [] : [{ type: "html", value: ` {#${id}}` }];
  return { type: "heading", depth, children: [...phrasingContent(state, node), ...idSuffix] };
}

/** Puts the heading of an operation before its method and path. */
function operationHeading(state: State, node: Element): Flow[] {
  const [title, ...rest] = node.children.filter((child) => isElement(child)).reverse();
  return flowContent(state, wrap(title ? [title, ...rest] : []));
}

/** `GET` and its path are adjacent elements; they become one code span with a space between. */
function paragraphOf(state: State, node: Element): Paragraph | undefined {
  const isRequest = attribute(node, "dataSearch") === "skip";
  if (!isRequest) return paragraph(...phrasingContent(state, node));
  const texts = node.children.map((child) => textOf(child).trim()).filter((text) => text !== "");
  return texts.length < 2 ? undefined : paragraph({ type: "inlineCode", value: texts.join(" ") });
}

/** Code frames become their code only; all other `div` elements are replaced with their content. */
function division(state: State, node: Element): Flow[] {
  if (attribute(node, "dataCodeGroup") !== undefined) return codeGroup(state, node);
  if (attribute(node, "dataTabs") !== undefined) return [tabs(state, node)];
  const code = node.children.filter((child) => isElement(child, "pre"));
  return flowContent(state, code.length > 0 ? { ...node, children: code } : node);
}

/** The title of a code group, then all its panels; for request samples, which have one text for each language, a placeholder. */
function codeGroup(state: State, node: Element): Flow[] {
  const bar = node.children.find(
    (child) => isElement(child) && attribute(child, "dataCodeBar") !== undefined,
  );
  const title = bar === undefined ? "" : spacedText(bar);
  const titleParagraphs =
    title === "" ? [] : [paragraph({ type: "strong", children: [{ type: "text", value: title }] })];
  const panels = elementsOf(node, "pre");
  if (!isRequestGroup(node)) return [...titleParagraphs, ...panels.map((panel) => codeBlock(state, panel))];
  const samples = new Map(panels.map((panel) => [codeLabel(panel), codeBlock(state, panel)]));
  return [...titleParagraphs, sampleGroup(samples)];
}

/** Tab panels become items of a list, each starting with its label, so that the end of the last panel is clear. */
function tabs(state: State, node: Element): Flow {
  const panels = node.children.filter(
    (child) => isElement(child) && attribute(child, "role") === "tabpanel",
  ) as Element[];
  const children = panels.map((panel): ListItem => ({
    type: "listItem",
    spread: true,
    children: flowContent(state, panel),
  }));
  return { type: "list", ordered: false, spread: true, children };
}

function spacedText(node: ElementContent): string {
  if (!isElement(node)) return textOf(node).trim();
  return node.children.map(spacedText).filter(Boolean).join(" ");
}

/** A code block with its exact text. */
function codeBlock(_: State, node: Element): Code {
  const title = /^Code: (.*)$/s.exec(attribute(node, "ariaLabel") ?? "")?.[1];
  return {
    type: "code",
    lang: attribute(node, "dataLanguage") ?? null,
    meta: title === undefined ? null : `title=${JSON.stringify(title)}`,
    value: textOf(node),
  };
}

/** Inline code; word break opportunities are dropped. */
function inlineCode(_: State, node: Element): PhrasingContent {
  return { type: "inlineCode", value: textOf(node) };
}

/** Admonitions become block quotes that begin with the title. */
function admonition(state: State, node: Element): Flow {
  const [title, ...body] = node.children.filter((child) => isElement(child));
  const lead = title ? [paragraph({ type: "strong", children: phrasingContent(state, title) })] : [];
  return { type: "blockquote", children: [...lead, ...flowContent(state, wrap(body))] };
}

/** A diagram made from Mermaid text becomes that text; other figures become their description. */
function figure(state: State, node: Element): Flow[] {
  if (attribute(node, "dataScreen") !== undefined) return screen(state, node);
  const source = attribute(node, "dataMermaid");
  if (source === undefined) return flowContent(state, node);
  const captions = node.children.filter((child) => isElement(child, "figcaption"));
  return [{ type: "code", lang: "mermaid", value: source }, ...flowContent(state, wrap(captions))];
}

/** A drawing of a dialog becomes its sentence, and a list of its fields with their values. */
function screen(state: State, node: Element): Flow[] {
  const fields = elementsOf(node, "dl").flatMap(definitionEntries);
  const children = fields.map(({ terms, meanings }): ListItem => {
    const label = { type: "text" as const, value: `${terms.map(textOf).join("")}: ` };
    const values = meanings.flatMap((dd) => {
      const code: PhrasingContent = { type: "inlineCode", value: textOf(dd) };
      if (findElement(dd, isStrong)) return [{ type: "strong" as const, children: [code] }];
      return ADDRESS.test(textOf(dd)) ? [code] : phrasingContent(state, dd);
    });
    return { type: "listItem", spread: false, children: [paragraph(label, ...values)] };
  });
  const sentence = flowContent(state, wrap(elementsOf(node, "figcaption")));
  return [...sentence, { type: "list", ordered: false, spread: false, children }];
}

const isStrong = (element: Element): boolean => isElement(element, "strong");

/** An address of the Web or of mail: as code, and as a value to fill in, it is no link. */
const ADDRESS = /@|:\/\//;

/** Inlined pictures become their alternative text, because their data is useless as text. */
function image(_: State, node: Element): PhrasingContent {
  const [url = "", alt = ""] = [attribute(node, "src"), attribute(node, "alt")];
  return url.startsWith("data:") ? { type: "text", value: `Picture: ${alt}.` } : { type: "image", url, alt };
}

/** An SVG becomes its title and description. */
function svgDescription(_: State, node: Element): Paragraph | undefined {
  const title = findElement(node, (element) => isElement(element, "title"));
  const description = findElement(node, (element) => isElement(element, "desc"));
  if (!title) return undefined;
  const lead = { type: "text" as const, value: `Diagram: ${textOf(title)}.` };
  return paragraph(
    { type: "strong", children: [lead] },
    { type: "text", value: description ? ` ${textOf(description)}` : "" },
  );
}

function caption(state: State, node: Element): Paragraph | undefined {
  const children = phrasingContent(state, node);
  return children.length === 0 ? undefined : paragraph({ type: "emphasis", children });
}

/** A definition list becomes a list: the term on the first line, its description below. */
function definitions(state: State, node: Element): Flow {
  const groups = definitionEntries(node);
  const children = groups.map(({ terms, meanings: descriptions }): ListItem => {
    const term = paragraph(...terms.flatMap((dt) => termOf(state, dt)));
    const body = descriptions.flatMap((dd) => flowContent(state, dd));
    return { type: "listItem", spread: body.length > 0, children: [term, ...body] };
  });
  return { type: "list", ordered: false, spread: true, children };
}

/** The parts of a term (name, type, `required`) separated by spaces. */
function termOf(state: State, dt: Element): PhrasingContent[] {
  const elements = dt.children.filter((child) => isElement(child));
  if (!elements.some((child) => isElement(child, "span"))) return phrasingContent(state, dt);
  const parts = elements.map((child) => phrasingContent(state, wrap([child])));
  return parts.flatMap((part, index) =>
    index === 0 ? part : [{ type: "text", value: " " } as const, ...part],
  );
}

interface Entry {
  readonly terms: Element[];
  readonly meanings: Element[];
}

/** Pairs of `dt` and `dd`, with or without a `div` around each pair. */
function definitionEntries(list: Element): readonly Entry[] {
  const entries: Entry[] = [];
  for (const child of list.children) {
    if (isElement(child, "div")) entries.push(...definitionEntries(child));
    else if (isElement(child, "dt")) entries.push({ terms: [child], meanings: [] });
    else if (isElement(child, "dd")) entries.at(-1)?.meanings.push(child);
  }
  return entries;
}

function flowContent(state: State, node: Element): Flow[] {
  return state.toFlow(state.all(node));
}

function wrap(children: ElementContent[]): Element {
  return { type: "element", tagName: "div", properties: {}, children };
}

function phrasingContent(state: State, node: Element): PhrasingContent[] {
  return state.all(node).filter((child) => !FLOW_TYPES.has(child.type)) as PhrasingContent[];
}

const FLOW_TYPES: ReadonlySet<string> = new Set([
  "paragraph",
  "list",
  "code",
  "blockquote",
  "table",
  "heading",
]);

function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: "paragraph", children };
}
