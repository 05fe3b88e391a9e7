import type { Element, ElementContent } from "hast";
import type { Handle, State } from "hast-util-to-mdast";
import type { BlockContent, DefinitionContent, Heading, ListItem, Paragraph, PhrasingContent } from "mdast";
import { attribute, elementsOf, findElement, isElement, textOf } from "../../lib/html";

type Flow = BlockContent | DefinitionContent;

/** How the parts of a page that Markdown has no element for are written. Names are those of HTML elements. */
export const handlers: Readonly<Record<string, Handle>> = {
  aside: note,
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
  hgroup: operation,
  img: picture,
  p: paragraphOf,
  pre: codeBlock,
  summary: (state, node: Element) => paragraph({ type: "strong", children: phrasing(state, node) }),
  svg: drawing,
  wbr: () => undefined,
};

/** A heading keeps its id, in the form `## Text {#id}`. */
function heading(state: State, node: Element): Heading {
  const depth = Number(node.tagName.slice(1)) as Heading["depth"];
  const id = attribute(node, "id");
  const mark: PhrasingContent[] = id === undefined ? [] : [{ type: "html", value: ` {#${id}}` }];
  return { type: "heading", depth, children: [...phrasing(state, node), ...mark] };
}

/** The heading of an operation comes first, then its method and path. */
function operation(state: State, node: Element): Flow[] {
  const [title, ...rest] = node.children.filter((child) => isElement(child)).reverse();
  return flowOf(state, wrap(title ? [title, ...rest] : []));
}

/** `GET` and a path that stand side by side on the page are kept apart by a space. */
function paragraphOf(state: State, node: Element): Paragraph | undefined {
  const isRequest = attribute(node, "dataSearch") === "skip";
  if (!isRequest) return paragraph(...phrasing(state, node));
  const texts = node.children.map((child) => textOf(child).trim()).filter((text) => text !== "");
  return texts.length < 2 ? undefined : paragraph({ type: "inlineCode", value: texts.join(" ") });
}

/** Frames of code hold nothing but code on paper; other divisions are only what is in them. */
function division(state: State, node: Element): Flow[] {
  if (attribute(node, "dataCodeGroup") !== undefined) return codeGroup(state, node);
  if (attribute(node, "dataTabs") !== undefined) return [tabs(state, node)];
  const code = node.children.filter((child) => isElement(child, "pre"));
  return flowOf(state, code.length > 0 ? { ...node, children: code } : node);
}

/** All panels of a group, one after the other, below the group's title. */
function codeGroup(state: State, node: Element): Flow[] {
  const bar = node.children.find(
    (child) => isElement(child) && attribute(child, "dataCodeBar") !== undefined,
  );
  const title = bar === undefined ? "" : spaced(bar);
  const lead =
    title === "" ? [] : [paragraph({ type: "strong", children: [{ type: "text", value: title }] })];
  const panels = elementsOf(node, "pre");
  return [...lead, ...panels.map((panel) => codeBlock(state, panel))];
}

/** Panels of tabs are the items of a list, each with its label as a heading: so it is plain where the last one ends. */
function tabs(state: State, node: Element): Flow {
  const panels = node.children.filter(
    (child) => isElement(child) && attribute(child, "role") === "tabpanel",
  ) as Element[];
  const children = panels.map((panel): ListItem => ({
    type: "listItem",
    spread: true,
    children: flowOf(state, panel),
  }));
  return { type: "list", ordered: false, spread: true, children };
}

function spaced(node: ElementContent): string {
  if (!isElement(node)) return textOf(node).trim();
  return node.children.map(spaced).filter(Boolean).join(" ");
}

/** A block of code, byte for byte. */
function codeBlock(_: State, node: Element): Flow {
  const title = /^Code: (.*)$/s.exec(attribute(node, "ariaLabel") ?? "")?.[1];
  return {
    type: "code",
    lang: attribute(node, "dataLanguage") ?? null,
    meta: title === undefined ? null : `title=${JSON.stringify(title)}`,
    value: textOf(node),
  };
}

/** Code in a sentence; break points in it are no text. */
function inlineCode(_: State, node: Element): PhrasingContent {
  return { type: "inlineCode", value: textOf(node) };
}

/** Notes become quotes under their title. */
function note(state: State, node: Element): Flow {
  const [title, ...body] = node.children.filter((child) => isElement(child));
  const lead = title ? [paragraph({ type: "strong", children: phrasing(state, title) })] : [];
  return { type: "blockquote", children: [...lead, ...flowOf(state, wrap(body))] };
}

/** A drawing that was made of text is that text; all others are told in words. */
function figure(state: State, node: Element): Flow[] {
  const source = attribute(node, "dataMermaid");
  if (source === undefined) return flowOf(state, node);
  const foot = node.children.filter((child) => isElement(child, "figcaption"));
  return [{ type: "code", lang: "mermaid", value: source }, ...flowOf(state, wrap(foot))];
}

/** A small picture stands in the page itself; its bytes are of no use as text. */
function picture(_: State, node: Element): PhrasingContent {
  const [url = "", alt = ""] = [attribute(node, "src"), attribute(node, "alt")];
  return url.startsWith("data:") ? { type: "text", value: `Picture: ${alt}.` } : { type: "image", url, alt };
}

/** A drawing is told by its title and its description. */
function drawing(_: State, node: Element): Paragraph | undefined {
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
  const children = phrasing(state, node);
  return children.length === 0 ? undefined : paragraph({ type: "emphasis", children });
}

/** Names and what they mean, as a list: the name's parts on one line, the meaning below. */
function definitions(state: State, node: Element): Flow {
  const groups = entriesOf(node);
  const children = groups.map(({ terms, meanings }): ListItem => {
    const term = paragraph(...terms.flatMap((dt) => termOf(state, dt)));
    const body = meanings.flatMap((dd) => flowOf(state, dd));
    return { type: "listItem", spread: body.length > 0, children: [term, ...body] };
  });
  return { type: "list", ordered: false, spread: true, children };
}

/** `name` type required: parts with a space between them, as the text of the page has them. */
function termOf(state: State, dt: Element): PhrasingContent[] {
  const elements = dt.children.filter((child) => isElement(child));
  if (!elements.some((child) => isElement(child, "span"))) return phrasing(state, dt);
  const parts = elements.map((child) => phrasing(state, wrap([child])));
  return parts.flatMap((part, index) =>
    index === 0 ? part : [{ type: "text", value: " " } as const, ...part],
  );
}

interface Entry {
  readonly terms: Element[];
  readonly meanings: Element[];
}

/** Pairs of `dt` and `dd`, whether or not a `div` holds each pair. */
function entriesOf(list: Element): readonly Entry[] {
  const entries: Entry[] = [];
  for (const child of list.children) {
    if (isElement(child, "div")) entries.push(...entriesOf(child));
    else if (isElement(child, "dt")) entries.push({ terms: [child], meanings: [] });
    else if (isElement(child, "dd")) entries.at(-1)?.meanings.push(child);
  }
  return entries;
}

function flowOf(state: State, node: Element): Flow[] {
  return state.toFlow(state.all(node));
}

function wrap(children: ElementContent[]): Element {
  return { type: "element", tagName: "div", properties: {}, children };
}

function phrasing(state: State, node: Element): PhrasingContent[] {
  return state.all(node).filter((child) => !FLOW.has(child.type)) as PhrasingContent[];
}

const FLOW: ReadonlySet<string> = new Set(["paragraph", "list", "code", "blockquote", "table", "heading"]);

function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: "paragraph", children };
}
