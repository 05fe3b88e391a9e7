import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";

/** Code that a page carries in its markup. */
export interface InlineCode {
  /** Texts of inline scripts that a browser would run. */
  readonly scripts: readonly string[];
  /** What no policy of this site allows: inline styles, event handlers, `javascript:` addresses. */
  readonly forbidden: readonly string[];
}

/** Types of script that run; any other type makes a block of data, which the policy does not touch (HTML, 4.12.1). */
const RUNNING_TYPES = new Set(["", "module", "text/javascript", "application/javascript", "importmap"]);

/** Reads the inline code of one page. */
export function inlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  const forbidden: string[] = [];
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      forbidden.push(...forbiddenParts(name, attributes));
      if (name === "script" && runs(attributes)) script = "";
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag(name) {
      if (name !== "script") return;
      if (script !== undefined) scripts.push(script);
      script = undefined;
    },
  });
  parser.end(html);
  return { scripts, forbidden };
}

/** The source expression that allows one inline script (CSP 3, section 2.3.1). */
export function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

type Attributes = Readonly<Record<string, string>>;

function runs(attributes: Attributes): boolean {
  return attributes["src"] === undefined && RUNNING_TYPES.has((attributes["type"] ?? "").toLowerCase());
}

function forbiddenParts(name: string, attributes: Attributes): string[] {
  const parts = Object.entries(attributes)
    .filter(([key, value]) => key === "style" || key.startsWith("on") || /^\s*javascript:/i.test(value))
    .map(([key, value]) => `<${name} ${key}="${value}">`);
  return name === "style" ? ["<style>", ...parts] : parts;
}
