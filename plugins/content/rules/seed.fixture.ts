import { peerloom } from "../../../src/product/peerloom";
import { tokensOf } from "../../../src/product/tokens";
import { readPage, type Page } from "../parse";
import { formatFinding } from "../../report";
import type { PageRule } from "./rule";
import type { Site } from "../site";

/** Pages of tests are read with this. */
export const CONTEXT = { tokens: tokensOf(peerloom), components: {} };

/** A project with nothing but pages. */
export const EMPTY_SITE: Site = {
  url: "",
  hosts: [],
  menus: [],
  redirects: [],
  components: {},
  staticFiles: new Map(),
  textOf: () => undefined,
  sizeOf: () => undefined,
  strayFiles: [],
  isChanged: () => false,
  readCode: () => ({ code: "" }),
};

/** A page of the given body, read as the build reads it. */
export function pageOf(body: string, path = "docs/x.mdx"): Page {
  return readPage({ path, text: body }, CONTEXT);
}

/** A fenced block, the language behind its backticks. */
export function fence(language: string, ...lines: readonly string[]): string {
  return ["```" + language, ...lines, "```", ""].join("\n");
}

/** Prints the findings of a rule on a page of the given body. */
export function findingsOf(rule: PageRule, body: string, path?: string): string[] {
  return rule(pageOf(body, path)).map(formatFinding);
}
