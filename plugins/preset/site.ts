import fs from "node:fs";
import path from "node:path";
import { once } from "../../src/lib/once";
import type { ComponentProperties, PropertyRule } from "../../src/lib/properties";
import { PROPERTIES } from "../../src/mdx/properties";
import { checkIdentity } from "../../src/product/choose";
import { REGISTRY } from "../../src/mdx/registry";
import { API_COMPONENTS } from "../../src/openapi/components";
import { inSite, setSite, siteModule } from "../../src/site/current";
import type { ComponentTable, OwnComponents, SiteOptions } from "../../src/site/options";

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
    redirects: [],
    facts: "src/facts",
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
