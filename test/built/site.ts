import fs from "node:fs";
import { VARIANT } from "../../tools/lib/variant.mjs";
import { chooseIdentity } from "docusaurus-waymark-core/product/choose";
import { IDENTITIES } from "../../src/product/identities";
import type { ProductIdentity } from "docusaurus-waymark-core/product/identity";
import { SECTIONS } from "docusaurus-waymark-core/sections";

/** Folder of the build with the default identity. */
export const BUILD = "build";

/** The identities that `npm test` builds the site with, by slug, and the output folder of each. */
export const BUILDS: readonly (readonly [slug: string, identity: ProductIdentity, folder: string])[] = [
  [undefined, BUILD] as const,
  [VARIANT.product, VARIANT.outDir] as const,
].map(([slug, folder]) => {
  const identity = chooseIdentity(IDENTITIES, slug);
  return [identity.slug, identity, folder];
});

/** Routes of all listed pages, as the site map has them. */
export const ROUTES: readonly string[] = [
  ...fs.readFileSync(`${BUILD}/sitemap.xml`, "utf8").matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, address = ""]) => new URL(address).pathname);

const [docs, api] = SECTIONS;
const isFile = (route: string): boolean => fs.existsSync(`${BUILD}${route}.html`);
const found = (what: string, route: string | undefined): string => {
  if (route === undefined) throw new Error(`The site has no ${what}.`);
  return route;
};

/** A page of the first section in a folder. */
export const PAGE = found(
  "page in a folder",
  ROUTES.find((route) => /^\/[^/]+\/[^/]+$/.test(route) && isDocs(route)),
);
/** A folder of the site that is not a page. */
export const FOLDER = ROUTES.map(folderOf).find((route) => route !== "" && !isFile(route)) ?? "/assets/js";

/** A page that is made from the API description, and the address under which the section was known before. */
export const RESOURCE = found(
  "page of a resource",
  ROUTES.find((route) => api?.reference !== undefined && route.startsWith(`${api.reference}/`)),
);
export const ALIASES = { docs: docs?.alias ?? "", api: api?.alias ?? "" };
/** The page of the API at its old address. */
export const OLD_RESOURCE = RESOURCE.replace(/^\/api/, ALIASES.api);

function folderOf(route: string): string {
  return route.slice(0, route.lastIndexOf("/"));
}

function isDocs(route: string): boolean {
  return SECTIONS.every(({ basePath }) => basePath === "" || !route.startsWith(`${basePath}/`));
}
