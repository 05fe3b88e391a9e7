import type * as BeautifulMermaid from "beautiful-mermaid";
import type { Element, Nodes } from "hast";
import { type Drawn, type DrawnForm, ID_MARK } from "../../lib/drawn";
import { requireFile } from "../../build/requireFile";
import { attribute, elementsOf, isElement, parseHtml, serializeHtml, textOf } from "../../build/html";
import type { TextProblem } from "../place";
import { readDiagram } from ".";
import { TONES } from "./flowchart";

/** The drawing of a diagram, or what keeps it from being drawn. */
export type DiagramDrawn =
  | { readonly drawn: Drawn; readonly problems: readonly [] }
  | { readonly drawn: undefined; readonly problems: readonly TextProblem[] };

/** Colors of tones, as the renderer takes them; the style sheet of `TextDiagram` defines them. */
const TONE_LINES = TONES.filter((tone) => tone !== "plain").map(
  (tone) => `classDef ${tone} fill:var(--fill-${tone}),stroke:var(--line-${tone})`,
);

/** Words of the language that are not shown; `o` is a sign at the end of a line. */
const KEYWORDS = new Set<string>(
  "flowchart stateDiagram v2 classDiagram erDiagram sequenceDiagram TB TD BT LR RL direction subgraph end class state as participant actor Note note over left right of else and br o".split(
    " ",
  ),
);

/** Diagram kinds for which the renderer uses a margin of 40 instead of the given 8. */
const WIDE_MARGIN = /^(?:class|er)Diagram/;

/** Draws the text of a diagram. The check and the compiler call this, so that both have the same messages. */
export function drawDiagram(text: string): DiagramDrawn {
  const { diagram, problems } = readDiagram(text);
  if (!diagram) return { drawn: undefined, problems };
  const { title, desc } = diagram;
  try {
    const wide = draw(diagram.text);
    const lost = wordsIn(withoutTones(diagram.text)).find(
      (word) => !KEYWORDS.has(word) && !wide.words.has(word),
    );
    if (lost !== undefined) return { drawn: undefined, problems: [lostWord(text, lost)] };
    const narrow = diagram.narrow === undefined ? {} : { narrow: draw(diagram.narrow).form };
    return { drawn: { title, desc, wide: wide.form, ...narrow }, problems: [] };
  } catch (error) {
    const message = `The diagram cannot be drawn: ${error instanceof Error ? error.message : String(error)}.`;
    return { drawn: undefined, problems: [{ offset: 0, message, fix: "write it in a simpler way." }] };
  }
}

function withoutTones(text: string): string {
  return /^flowchart/.test(text) ? text.replace(/:::\w+|^class .*$/gm, "") : text;
}

const LOST_FIX =
  "write this line in another way; a label belongs where its box, state or name is first written.";

function lostWord(text: string, word: string): TextProblem {
  const message = `"${word}" would be missing in the drawing.`;
  const places = text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}_])${word}(?![\\p{L}\\p{N}_])`, "gu"));
  return { offset: [...places].at(-1)?.index ?? 0, message, fix: LOST_FIX };
}

function draw(text: string): { form: DrawnForm; words: ReadonlySet<string> } {
  const lines = /^flowchart/.test(text) ? [text, ...TONE_LINES].join("\n") : text;
  const [svg] = elementsOf(parseHtml(render(lines)), "svg");
  if (!svg) throw new Error("the renderer returned no drawing");
  const words = new Set(
    [svg, ...elementsOf(svg)].flatMap((element) =>
      [element.tagName === "text" ? textOf(element) : "", ...dataOf(element)].flatMap((value) =>
        wordsIn(value),
      ),
    ),
  );
  const content = serializeHtml(cleaned(svg)).replace(/^<svg[^>]*>|<\/svg>$/g, "");
  const margin = WIDE_MARGIN.test(text) ? 32 : 0;
  const markup = margin === 0 ? content : `<g transform="translate(${-margin} ${-margin})">${content}</g>`;
  const size = (name: string): number => Math.ceil(Number(svg.properties[name])) - 2 * margin;
  return { form: { width: size("width"), height: size("height"), markup }, words };
}

/** Loaded at the first diagram: most runs of the check meet none. */
function render(text: string): string {
  const { renderMermaidSVG } = requireFile("beautiful-mermaid", "dist/index.js") as typeof BeautifulMermaid;
  return renderMermaidSVG(text, { padding: 8 });
}

/**
 * A copy without style sheet, style attributes, classes and data: the security policy allows no styles within a page, and
 * the renderer's sheet asks for a font of another host.
 */
function cleaned(element: Element): Element {
  const properties = Object.entries(element.properties)
    .filter(([name]) => !/^(?:style|className|data.*|on.*)$/.test(name))
    .map(([name, value]) => [name, name === "id" ? `${ID_MARK}${String(value)}` : withNames(value)] as const);
  const children = element.children
    .filter((child) => !isElement(child, "style", "script") && !isBlank(child) && !isNoAttributes(child))
    .map((child) => (child.type === "element" ? cleaned(child) : child));
  const cleanedElement = { ...element, properties: Object.fromEntries(properties), children };
  return element.tagName === "marker" ? outsideOfBox(cleanedElement) : cleanedElement;
}

/** The renderer puts the diamonds of class diagrams under the box at which the line starts. */
function outsideOfBox(marker: Element): Element {
  const { refX, markerWidth } = marker.properties;
  return Number(refX) === 0 ? { ...marker, properties: { ...marker.properties, refX: markerWidth } } : marker;
}

/** A value with our names of ids and of custom properties. */
function withNames(value: Element["properties"][string]): Element["properties"][string] {
  return typeof value === "string"
    ? value.replace("url(#", `url(#${ID_MARK}`).replace("var(--_", "var(--drawn-")
    : value;
}

function isBlank(node: Nodes): boolean {
  return node.type === "comment" || (node.type === "text" && node.value.trim() === "");
}

/** The renderer writes this text into entities without attributes. */
function isNoAttributes(node: Nodes): boolean {
  return isElement(node, "text") && textOf(node) === "(no attributes)";
}

function dataOf(element: Element): string[] {
  return Object.keys(element.properties)
    .filter((name) => name.startsWith("data"))
    .map((name) => attribute(element, name) ?? "");
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}_]+/gu) ?? [];
}
