import fs from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { applyTrailingSlash } from "@docusaurus/utils-common";
import { twinPath } from "../../src/sections";
import { sharedReader } from "../builtPages";
import { mapInTurn } from "../lib/inTurn";
import { llmsFull, llmsIndex, type ListedGroup, type ListedPage } from "./llms";
import { sitePages, type Page, type SitePages } from "../sitePages";
import { ArticleListener } from "./article";
import { bodyOf, withHead } from "./twin";

const readBody = sharedReader(() => new ArticleListener(), bodyOf);

/** Writes a Markdown twin beside every page, and `llms.txt` and `llms-full.txt` in the order of the menus. */
export default function markdownTwins(context: LoadContext): Plugin {
  const { siteConfig } = context;
  let pages: SitePages = { all: [], groups: [] };
  return {
    name: "markdown-twins",
    allContentLoaded({ allContent }) {
      pages = sitePages(allContent);
    },
    async postBuild({ outDir }) {
      const twins = await mapInTurn(pages.all, (page) => listedPage(page, context, outDir));
      const byRoute = new Map(pages.all.map(({ permalink }, index) => [permalink, twins[index]] as const));
      const groups = pages.groups.map(({ label, pages: list }): ListedGroup => {
        return { label, pages: list.flatMap(({ permalink }) => byRoute.get(permalink) ?? []) };
      });
      const site = { title: siteConfig.title, summary: siteConfig.tagline };
      await fs.writeFile(path.join(outDir, "llms.txt"), llmsIndex(site, groups));
      await fs.writeFile(path.join(outDir, "llms-full.txt"), llmsFull(groups));
    },
  };
}

/** Makes and writes one twin. */
async function listedPage(
  page: Page,
  { baseUrl, siteConfig }: LoadContext,
  outDir: string,
): Promise<ListedPage> {
  const route = applyTrailingSlash(page.permalink, { trailingSlash: siteConfig.trailingSlash, baseUrl });
  const inside = `/${route.slice(baseUrl.length)}`;
  const body = await readBody(path.join(outDir, inside === "/" ? "index.html" : `${inside}.html`));
  const head = { title: page.title, description: page.description, url: siteConfig.url + route };
  const markdown = withHead(body, head);
  const file = twinPath(inside);
  await fs.writeFile(path.join(outDir, file), markdown);
  return { ...head, url: siteConfig.url + baseUrl + file.slice(1), markdown };
}
