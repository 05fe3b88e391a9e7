import { createHash } from "node:crypto";
import type { Element, Root } from "hast";
import { attribute, elementsOf, textOf } from "../../lib/html";

/** Code that a page carries in its markup. */
export interface InlineCode {
  /** Texts of inline scripts that a browser would run. */
  readonly scripts: readonly string[];
  /** Texts of inline style sheets. */
  readonly sheets: readonly string[];
  /** What no policy of this site allows: style attributes, event handlers, `javascript:` addresses. */
  readonly forbidden: readonly string[];
}

/** Types of script that run; any other type makes a block of data, which the policy does not touch (HTML, 4.12.1). */
const RUNNING_TYPES = new Set(["", "module", "text/javascript", "application/javascript", "importmap"]);

/** Reads the inline code of one page. */
export function inlineCode(page: Root): InlineCode {
  const elements = elementsOf(page);
  const named = (name: string): Element[] => elements.filter(({ tagName }) => tagName === name);
  return {
    scripts: named("script").filter(runs).map(textOf),
    sheets: named("style").map(textOf),
    forbidden: elements.flatMap(forbiddenParts),
  };
}

/** The source expression that allows one inline script or style sheet (CSP 3, section 2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function runs(script: Element): boolean {
  const type = (attribute(script, "type") ?? "").toLowerCase();
  return attribute(script, "src") === undefined && RUNNING_TYPES.has(type);
}

/** Attributes that no policy allows, as they are written; names of properties are those of attributes but for their case. */
function forbiddenParts(element: Element): string[] {
  return Object.keys(element.properties).flatMap((property) => {
    const [name, value] = [property.toLowerCase(), attribute(element, property) ?? ""];
    const isForbidden = name === "style" || name.startsWith("on") || /^\s*javascript:/i.test(value);
    return isForbidden ? [`<${element.tagName} ${name}="${value}">`] : [];
  });
}
