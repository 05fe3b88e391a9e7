import type { ComponentProperties, PropertyTable } from "../lib/properties";
import type { ProductIdentity } from "../product/identity";
import type { SiteConfig } from "./siteConfig";

/** A file that programs read, which `llms.txt` lists. */
export interface DataFile {
  /** Route of the file, such as `/openapi.yaml`. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** Route of its JSON schema. */
  readonly schema?: string;
}

/** Makes files of the build: their texts by path. `absoluteUrl` gives the address of a route. */
export type MakeOutputs = (absoluteUrl: (route: string) => string) => Readonly<Record<string, string>>;

/** The module of a component that pages may use. Plain data, because it is part of the cache key of the bundler. */
export interface ComponentSource {
  /** Module whose default export is the component. */
  readonly from: string;
  /** True if its attribute `name` selects a drawing of the site, which is passed as `drawing`. */
  readonly drawing?: true;
}

export type ComponentTable = Readonly<Record<string, ComponentSource>>;

/** A component of the site, with the properties that pages may set; none unless they are given. */
export interface OwnComponent extends ComponentSource {
  readonly properties?: PropertyTable;
}

export type OwnComponents = Readonly<Record<string, OwnComponent>>;

/** What a site passes to the platform. Paths are from the project root. */
export interface SiteOptions extends SiteConfig {
  /** Names, addresses, and marks of the product. */
  readonly product: ProductIdentity;
  /** Folder of the fact files; `src/facts` unless it is set. */
  readonly facts?: string;
  /** Folder of the schemas of fact files that the site has in addition; `schemas` in the folder of facts unless it is set. */
  readonly schemas?: string;
  /** Folder of the drawings; `src/drawings` unless it is set. */
  readonly drawings?: string;
  /** Module whose default export is `GivenRules`: rules for writers that know the product. */
  readonly rules?: string;
  /** Folders whose modules the rules load: a change there loads the rules again under `npm start`. */
  readonly ruleFolders?: readonly string[];
  /** Module whose default export is `FactTables`: the tables of facts that pages can insert. */
  readonly tables?: string;
  /** Module whose default export has the components of the site by name (`OwnComponents`), in addition to those of the platform. */
  readonly components?: string;
  /** Module whose default export is `MakeOutputs`: files of the build that the site makes. */
  readonly outputs?: string;
  /** The API reference: its description and its place (`GivenApiOptions`). */
  readonly api?: Readonly<Record<string, unknown>>;
  /** Files for programs that the site makes or copies. */
  readonly dataFiles?: readonly DataFile[];
  /** The folder of the project; the current one unless it is set. */
  readonly siteDir?: string;
}

type Defaulted = "facts" | "schemas" | "drawings" | "ruleFolders" | "dataFiles" | "siteDir";

/** The options of a site with every default. */
export interface Site
  extends Omit<SiteOptions, Defaulted | "components">, Required<Pick<SiteOptions, Defaulted>> {
  /** Every component that pages may use: those of the platform, then those of the site. */
  readonly components: ComponentTable;
  readonly properties: ComponentProperties;
  /** Folders with theme components of the packages. */
  readonly themeFolders: readonly string[];
}
