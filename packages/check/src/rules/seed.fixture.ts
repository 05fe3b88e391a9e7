import { acme } from "docusaurus-waymark-core/product/identity.fixture";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import { readPage, type Page } from "docusaurus-waymark-core/parse";
import { formatFinding } from "docusaurus-waymark-core/report";
import type { PageRule } from "docusaurus-waymark-core/rules/rule";
import type { Site } from "docusaurus-waymark-core/content/site";

/** The context with which tests read pages. */
export const CONTEXT = { tokens: tokensOf(acme), components: {} };

/** A project that has only pages. */
export const EMPTY_SITE: Site = {
  url: "",
  hosts: [],
  menus: [],
  redirects: [],
  components: {},
  staticFiles: new Map(),
  textOf: () => undefined,
  sizeOf: () => undefined,
  beginOf: () => "",
  componentPages: [],
  strayFiles: [],
  isChanged: () => false,
  readCode: () => ({ code: "" }),
};

/** A page of the given body, read as the build reads it. */
export function pageOf(body: string, path = "docs/x.mdx"): Page {
  return readPage({ path, text: body }, CONTEXT);
}

/** A fenced block with a language. */
export function fence(language: string, ...lines: readonly string[]): string {
  return ["```" + language, ...lines, "```", ""].join("\n");
}

/** Prints the findings of a rule on a page of the given body. */
export function findingsOf(rule: PageRule, body: string, path?: string): string[] {
  return rule(pageOf(body, path)).map(formatFinding);
}
