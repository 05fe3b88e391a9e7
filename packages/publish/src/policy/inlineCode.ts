import { createHash } from "node:crypto";
import type { Element, Root } from "hast";
import { attribute, elementsOf, textOf } from "docusaurus-waymark-core/build/html";

/** Inline scripts of a page, and what it must not have. */
export interface InlineCode {
  /** Texts of inline scripts that a browser executes. */
  readonly scripts: readonly string[];
  /** Markup that the policy never allows: style sheets, style attributes, event handlers, `javascript:` addresses. */
  readonly forbidden: readonly string[];
}

/**
 * Script types that a browser executes. Any other type is a data block, to which the policy does not apply (HTML,
 * 4.12.1).
 */
const EXECUTABLE_TYPES = new Set(["", "module", "text/javascript", "application/javascript", "importmap"]);

/** Reads the inline code of one page. */
export function inlineCode(page: Root): InlineCode {
  const elements = elementsOf(page);
  const elementsNamed = (name: string): Element[] => elements.filter(({ tagName }) => tagName === name);
  return {
    scripts: elementsNamed("script").filter(isExecutableInline).map(textOf),
    forbidden: [...elementsNamed("style").map(() => "<style>"), ...elements.flatMap(forbiddenAttributes)],
  };
}

/** The source expression that allows one inline script (CSP 3, section 2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function isExecutableInline(script: Element): boolean {
  const type = (attribute(script, "type") ?? "").toLowerCase();
  return attribute(script, "src") === undefined && EXECUTABLE_TYPES.has(type);
}

/**
 * Attributes that no policy allows, as they would be written. hast property names differ from attribute names only
 * in case.
 */
function forbiddenAttributes(element: Element): string[] {
  return Object.keys(element.properties).flatMap((property) => {
    const [name, value] = [property.toLowerCase(), attribute(element, property) ?? ""];
    const isForbidden = name === "style" || name.startsWith("on") || /^\s*javascript:/i.test(value);
    return isForbidden ? [`<${element.tagName} ${name}="${value}">`] : [];
  });
}
