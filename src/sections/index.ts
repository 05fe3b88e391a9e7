/** The two halves of the site. Each is one docs plugin instance. */
export type SectionId = "docs" | "api";

/** Properties of a section. */
export interface Section {
  readonly id: SectionId;
  /** Id of the docs plugin instance. */
  readonly pluginId: string;
  /** Route prefix, without a trailing slash; empty for the root. */
  readonly basePath: string;
  /** Word after the product's name in the tab title and beside the logo. */
  readonly label: "Docs" | "API";
  /** Folder of the Markdown sources, from the project root. */
  readonly folder: string;
}

export const SECTIONS: Readonly<Record<SectionId, Section>> = {
  docs: { id: "docs", pluginId: "default", basePath: "", label: "Docs", folder: "docs" },
  api: { id: "api", pluginId: "api", basePath: "/api", label: "API", folder: "api" },
};

/**
 * Attribute of the parts that the error file has for each section. `src/css/base.css` shows only those of the section of the
 * address.
 */
export const PART_OF = "data-part-of";

/** Old prefix of the API section; its routes render the same pages. */
export const API_ALIAS = "/ipa";

/** Prefix of the documentation on the previous site. */
export const DOCS_ALIAS = "/docs";

/** The address of a page under the alias prefix of its section: `/ipa/x` for `/api/x`, `/docs/x` for `/x`. */
export function aliasOf(route: string): string {
  const { id, basePath } = SECTIONS[sectionOf(route)];
  const prefix = id === "api" ? API_ALIAS : DOCS_ALIAS;
  return `${prefix}${route.slice(basePath.length)}`.replace(/\/$/, "");
}

const RESOURCES = "/api/resources/";

/** Replaces a leading segment `ipa` by `api`, so that alias routes match their pages. */
export function canonicalPath(pathname: string): string {
  return pathname === API_ALIAS || pathname.startsWith(`${API_ALIAS}/`)
    ? `${SECTIONS.api.basePath}${pathname.slice(API_ALIAS.length)}`
    : pathname;
}

/** The section of a route (without base URL, query and hash). */
export function sectionOf(pathname: string): SectionId {
  const path = canonicalPath(pathname);
  return path === SECTIONS.api.basePath || path.startsWith(`${SECTIONS.api.basePath}/`) ? "api" : "docs";
}

/** Section of a docs plugin instance; any other plugin counts as docs. */
export function sectionOfPlugin(pluginId: string | undefined): SectionId {
  return pluginId === SECTIONS.api.pluginId ? "api" : "docs";
}

/** True on API resource pages, which have no right column. */
export function isResourcePage(pathname: string): boolean {
  return canonicalPath(pathname).startsWith(RESOURCES);
}

/** Tab title: `Page - {product} Docs` or `Page - {product} API`. */
export function pageTitle(title: string, section: SectionId, productName: string): string {
  return `${title} - ${productName} ${SECTIONS[section].label}`;
}

/** Address of a page's source: the page path plus `.mdx` in the docs repository. */
export function sourceUrl(pathname: string, section: SectionId, repository: string): string {
  const { basePath, folder } = SECTIONS[section];
  const page = canonicalPath(pathname)
    .slice(basePath.length)
    .replace(/^\/+|\/+$/g, "");
  return `${repository}/blob/main/${folder}/${page === "" ? "index" : page}.mdx`;
}

/** Path of a page's social card below the site's root, without a leading slash. */
export function socialCardPath(pathname: string): string {
  return `img/social${pageFile(pathname)}.png`;
}

/** Path of a page's Markdown twin: `/how-to/ssh.md`, and `/index.md` for the home page. Without base URL. */
export function twinPath(pathname: string): string {
  return `${pageFile(pathname)}.md`;
}

/** Path of a page's files without an extension: `/how-to/ssh`, and `/index` for the home page. */
function pageFile(pathname: string): string {
  const page = canonicalPath(pathname).replace(/\/+$/, "");
  return page === "" ? "/index" : page;
}
