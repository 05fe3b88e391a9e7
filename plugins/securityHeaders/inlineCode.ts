import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";

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
export function inlineCode(html: string): InlineCode {
  const texts = { script: [] as string[], style: [] as string[] };
  const forbidden: string[] = [];
  let open: keyof typeof texts | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      forbidden.push(...forbiddenParts(name, attributes));
      open = name === "style" || (name === "script" && runs(attributes)) ? name : undefined;
      if (open) texts[open].push("");
    },
    ontext(text) {
      if (open) texts[open].push(`${texts[open].pop() ?? ""}${text}`);
    },
    onclosetag() {
      open = undefined;
    },
  });
  parser.end(html);
  return { scripts: texts.script, sheets: texts.style, forbidden };
}

/** The source expression that allows one inline script or style sheet (CSP 3, section 2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

type Attributes = Readonly<Record<string, string>>;

function runs(attributes: Attributes): boolean {
  return attributes["src"] === undefined && RUNNING_TYPES.has((attributes["type"] ?? "").toLowerCase());
}

function forbiddenParts(name: string, attributes: Attributes): string[] {
  return Object.entries(attributes)
    .filter(([key, value]) => key === "style" || key.startsWith("on") || /^\s*javascript:/i.test(value))
    .map(([key, value]) => `<${name} ${key}="${value}">`);
}
