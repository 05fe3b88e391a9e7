import fs from "node:fs/promises";
import path from "node:path";
import type { Options } from "@docusaurus/preset-classic";
import type { RouteConfig } from "@docusaurus/types";
import { parse } from "yaml";
import { frontMatterBlock } from "../lib/frontMatter";
import { revisionDay } from "../siteContent/revision";

type CreateItems = NonNullable<Exclude<Options["sitemap"], false | undefined>["createSitemapItems"]>;

/** Adds the day of the last revision to the pages of the site map. */
export const siteMapItems: CreateItems = async ({ defaultCreateSitemapItems, ...site }) => {
  const { siteConfig, routes } = site;
  const sources = new Map(
    allRoutes(routes).map(({ path: route, metadata }) => [siteConfig.url + route, metadata?.sourceFilePath]),
  );
  const items = await defaultCreateSitemapItems(site);
  return Promise.all(
    items.map(async (item) => {
      const source = sources.get(item.url);
      return source === undefined ? item : { ...item, lastmod: await lastRevised(source) };
    }),
  );
};

/** The routes and all nested routes; layout routes contain their pages. */
function allRoutes(routes: readonly RouteConfig[]): readonly RouteConfig[] {
  return routes.flatMap((route) => [route, ...allRoutes(route.routes ?? [])]);
}

async function lastRevised(file: string): Promise<string | null> {
  const source = await fs.readFile(path.resolve(file), "utf8");
  const yaml = frontMatterBlock(source)?.text ?? "";
  return revisionDay((parse(yaml) ?? {}) as Readonly<Record<string, unknown>>) ?? null;
}
