import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isFile } from "docusaurus-waymark-core/build/files";
import { isRecord } from "docusaurus-waymark-core/lib/isRecord";
import { SiteError } from "docusaurus-waymark-core/lib/siteError";
import type { ProductIdentity } from "docusaurus-waymark-core/product/identity";

/** Where the API reference is in a site. Files and folders are named from the folder of the site. */
export interface ApiPlaces {
  /** The API description. */
  readonly file: string;
  /** Folder of the docs instance of the reference. The pages are in its folder `resources`. */
  readonly folder: string;
  /** Base path of that instance. */
  readonly basePath: string;
}

/** Options of the API reference. */
export interface ApiOptions extends ApiPlaces {
  /** The identity whose names, addresses and tokens the description gets. */
  readonly product: ProductIdentity;
  /** Parts of the API that only some editions have (paths with all paths below them, names of properties), by feature. */
  readonly editions: Readonly<Record<string, readonly string[]>>;
  /** Pages outside of `folder` whose commands call the API: `npm run api -- samples` runs them too. */
  readonly guides: readonly string[];
}

/** The options with the folder of the site. */
export interface ApiSite extends ApiOptions {
  readonly siteDir: string;
}

export const DEFAULT_PLACES: ApiPlaces = { file: "api/openapi.yaml", folder: "api", basePath: "/api" };
const DEFAULTS = { ...DEFAULT_PLACES, editions: {}, guides: [] };

/** The options as a site writes them. */
export type GivenApiOptions = Pick<ApiOptions, "product"> & Partial<ApiOptions>;

const CHECKS: Readonly<
  Record<keyof ApiOptions, readonly [isRight: (value: unknown) => boolean, fix: string]>
> = {
  product: [isRecord, "set it to the identity of the product."],
  file: [isRelative, 'write a path from the folder of the site, such as "api/openapi.yaml".'],
  folder: [isRelative, 'write a path from the folder of the site, such as "api".'],
  basePath: [
    (value) => typeof value === "string" && /^\/.*[^/]$/.test(value),
    'begin it with a slash, and end it without one, as in "/api".',
  ],
  editions: [
    (value) => isRecord(value) && Object.values(value).every(isTextList),
    'write lists by feature, as in { billing: ["/api/billing"] }.',
  ],
  guides: [isTextList, 'write a list of pages, such as ["docs/api.mdx"].'],
};

/**
 * The options with defaults.
 *
 * @throws SiteError with one line for each wrong option and its fix
 */
export function checkedOptions(given: GivenApiOptions): ApiOptions {
  const options: ApiOptions = { ...DEFAULTS, ...given };
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(CHECKS, name));
  const wrong = Object.entries(CHECKS).filter(
    ([name, [isRight]]) => !isRight(options[name as keyof ApiOptions]),
  );
  const problems = [
    ...unknown.map(
      (name) =>
        `there is no option "${name}". Fix: remove it, or use one of ${Object.keys(CHECKS).join(", ")}.`,
    ),
    ...wrong.map(([name, [, fix]]) => `the option "${name}" is not valid. Fix: ${fix}`),
  ];
  if (problems.length > 0)
    throw new SiteError(problems.map((problem) => `apiReference: ${problem}`).join("\n"));
  return options;
}

function isRelative(value: unknown): boolean {
  return typeof value === "string" && value !== "" && !path.isAbsolute(value) && !value.endsWith("/");
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** The files of the reference beside its description. */
export function filesOf({ folder }: Pick<ApiPlaces, "folder">) {
  return {
    resources: `${folder}/resources`,
    home: `${folder}/index.mdx`,
    changelog: `${folder}/changelog.mdx`,
    /** The API description of the last publication. */
    published: `${folder}/published/openapi.yaml`,
    /** The changes of each publication, newest first. */
    history: `${folder}/published/history.yaml`,
  };
}

/** Text of a file of a site. */
export function readSiteFile({ siteDir }: Pick<ApiSite, "siteDir">, file: string): string {
  const full = path.join(siteDir, file);
  if (existsSync(full) && !isFile(full))
    throw new SiteError(`${file} is a folder. Fix: write a file of this name.`);
  return readFileSync(full, "utf8");
}
