import fs from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { applyTrailingSlash } from "@docusaurus/utils-common";
import { SECTIONS, sectionOf } from "../../src/sections";
import { mapInTurn } from "../lib/inTurn";
import { siteTrails, type Page, type Trail } from "../sitePages";
import { breadcrumbScript, withScript, type Crumb } from "./breadcrumbs";

/** Tells search engines where each page stands in the menus. In the built page only: it is not for the application. */
export default function structuredData(context: LoadContext): Plugin {
  let trails: readonly Trail[] = [];
  return {
    name: "structured-data",
    allContentLoaded({ allContent }) {
      trails = siteTrails(allContent).filter(({ above }) => above.length > 0);
    },
    async postBuild({ outDir }) {
      await mapInTurn(trails, (trail) => writeTrail(trail, context, outDir));
    },
  };
}

/** Other plugins read the same file meanwhile: they see it before or after, never half of it. */
async function writeTrail({ page, above }: Trail, context: LoadContext, outDir: string): Promise<void> {
  const file = path.join(outDir, `${routeOf(page, context)}.html`);
  const script = breadcrumbScript([...above, page].map((each) => crumbOf(each, context)));
  const html = withScript(await fs.readFile(file), script, file);
  await fs.writeFile(`${file}.new`, html);
  await fs.rename(`${file}.new`, file);
}

/** The homes are called after the site, since their titles mean something on the site only. */
function crumbOf(page: Page, context: LoadContext): Crumb {
  const route = routeOf(page, context);
  const { basePath, label } = SECTIONS[sectionOf(route)];
  const isHome = route === basePath || route === "/";
  const { siteConfig, baseUrl } = context;
  const name = isHome ? `${siteConfig.title} ${label}` : page.title;
  return { name, url: siteConfig.url + baseUrl + route.slice(1) };
}

/** Route without base URL. */
function routeOf({ permalink }: Page, { siteConfig, baseUrl }: LoadContext): string {
  const route = applyTrailingSlash(permalink, { trailingSlash: siteConfig.trailingSlash, baseUrl });
  return `/${route.slice(baseUrl.length)}`;
}
