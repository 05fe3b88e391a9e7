import { resolveTokens } from "docusaurus-waymark-core/product/resolve";
import type { FactAt } from "docusaurus-waymark-core/rules/help";
import type { Workspace } from "./workspace";

/** The fact of the site at an offset of a page. */
export function factAt({ context }: Workspace, text: string, offset: number): FactAt | undefined {
  return context.given?.editor?.factAt(text, offset);
}

/** The Markdown of a fact with the names of one identity, and its source. */
export function factMarkdown({ about, source }: FactAt, { context }: Workspace): string {
  const from = source ? `\n\nSource: ${source.path}:${source.line}` : "";
  return `${resolveTokens(about, context.tokens)}${from}`;
}
