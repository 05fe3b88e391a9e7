import fs from "node:fs";
import path from "node:path";
import { once } from "docusaurus-waymark-core/lib/once";
import type { ComponentProperties, PropertyRule } from "docusaurus-waymark-core/lib/properties";
import { PROPERTIES } from "docusaurus-theme-waymark/mdx/properties";
import { checkIdentity } from "docusaurus-waymark-core/product/choose";
import { REGISTRY } from "docusaurus-theme-waymark/mdx/registry";
import { THEME_FOLDER as API_THEME_FOLDER } from "docusaurus-plugin-waymark-api/theme";
import { THEME_FOLDER } from "docusaurus-theme-waymark";
import { THEME_FOLDER as SEARCH_THEME_FOLDER } from "docusaurus-theme-waymark-search";
import { API_COMPONENTS } from "docusaurus-plugin-waymark-api/mdx/components";
import { inSite, setSite, siteModule } from "docusaurus-waymark-core/site/current";
import type { ComponentTable, OwnComponents, SiteOptions } from "docusaurus-waymark-core/site/options";

/** Reads the options of a site: adds the defaults, and makes it the site of this process. */
export function readSite(options: SiteOptions): void {
  checkIdentity(options.product);
  const drawings = options.drawings ?? "src/drawings";
  const components = once((): ComponentTable & OwnComponents => ({
    ...REGISTRY,
    ...API_COMPONENTS,
    ...(siteModule(options.components) as OwnComponents | undefined),
  }));
  const properties = once(() => propertiesOf(components(), drawings));
  setSite({
    themeFolders: [THEME_FOLDER, SEARCH_THEME_FOLDER, API_THEME_FOLDER],
    facts: "src/facts",
    schemas: `${options.facts ?? "src/facts"}/schemas`,
    ruleFolders: [],
    dataFiles: [],
    ...options,
    drawings,
    siteDir: path.resolve(options.siteDir ?? process.cwd()),
    get components() {
      return components();
    },
    get properties() {
      return properties();
    },
  });
}

/** The properties of every component that pages may use. One that shows a drawing has a `name` in addition. */
function propertiesOf(components: OwnComponents, drawings: string): ComponentProperties {
  const tables: ComponentProperties = PROPERTIES;
  const own = Object.entries(components).map(([name, { drawing, properties = tables[name] ?? {} }]) => [
    name,
    drawing ? { ...properties, name: nameOfDrawing(drawings) } : properties,
  ]);
  return { ...tables, ...(Object.fromEntries(own) as ComponentProperties) };
}

/** The allowed names are read at each access, because writers add drawings while the live server runs. */
function nameOfDrawing(folder: string): PropertyRule {
  return {
    required: true,
    get takes() {
      return drawingNames(inSite(folder));
    },
  };
}

/** Names of the drawings in a folder, in alphabetical order. */
function drawingNames(folder: string): readonly string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((file) => /^[a-z][a-z0-9-]*\.tsx$/.test(file))
    .map((file) => file.replace(/\.tsx$/, ""))
    .sort();
}
