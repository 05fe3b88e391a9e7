import type { TokenTable } from "../../../src/product/tokens";
import { frontMatterProblems, type Source } from "../parse";
import type { Finding } from "../../report";
import { menuRule } from "./menu";
import { readerOf } from "./reader";
import { MENU_FILES, type Site } from "../site";

/** What the docs plugin cannot start with: unreadable front matter, and entries of menus without a page. Parses no page. */
export function startFindings(sources: readonly Source[], tokens: TokenTable, site: Site): Finding[] {
  const menus = new Set(Object.values(MENU_FILES));
  const pages = sources.map(readerOf(tokens, site.components));
  return [
    ...sources.flatMap((source) => frontMatterProblems(source, tokens)),
    ...menuRule(pages, site).filter(({ path }) => menus.has(path)),
  ];
}
