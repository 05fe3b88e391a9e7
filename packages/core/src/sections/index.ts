/** The sections of the site, and what follows from a route: its section, title, alias and files. */
import type { Part, Section, SectionId, SiteConfig } from "../site/siteConfig";

export type { Part, Section, SectionId } from "../site/siteConfig";

/** The parts of the site and its languages, in Node and in browsers. */
export const SITE: SiteConfig = globalThis.WAYMARK_SITE ?? { sections: [] };

/** The sections of docs; the first is at the root. */
export const SECTIONS: readonly Section[] = SITE.sections;

/** The blog, if the site has one. */
export const BLOG: Part | undefined = SITE.blog;

/** Everything that has a label, a logo and a place in the top bar: the sections, then the blog. */
export const PARTS: readonly Part[] = [...SECTIONS, ...(BLOG ? [BLOG] : [])];

/** The section at the root. Pages outside all sections, such as search, count as its pages. */
export const ROOT_SECTION = SECTIONS[0] as Section;

/**
 * Attribute of the parts that the error file has for each section. The style sheet of `packages/theme/src/plugins/brand` shows only those of the
 * section of the address.
 */
export const PART_OF = "data-part-of";

/** The section with an id; the root section for an unknown id. */
export function sectionById(id: SectionId): Part {
  return PARTS.find((section) => section.id === id) ?? ROOT_SECTION;
}

/** The section of a route (without base URL, query and hash). */
export function sectionAt(pathname: string): Part {
  const path = canonicalPath(pathname);
  return PARTS.findLast(({ basePath }) => isBelow(path, basePath)) ?? ROOT_SECTION;
}

/** The section of docs that a page with this route is written in. */
export function sectionForPage(pathname: string): Section {
  return SECTIONS.findLast(({ basePath }) => isBelow(pathname, basePath)) ?? ROOT_SECTION;
}

/** Id of the section of a route (without base URL, query and hash). */
export function sectionOf(pathname: string): SectionId {
  return sectionAt(pathname).id;
}

/** A plugin of Docusaurus as its route context names it. */
interface PluginName {
  readonly name: string;
  readonly id: string;
}

/** Section of the plugin that made a page; pages of any plugin but docs and blog count as pages of the root section. */
export function sectionOfPlugin({ name, id }: PluginName): SectionId {
  if (BLOG && name === "docusaurus-plugin-content-blog") return BLOG.id;
  const isDocs = name === "docusaurus-plugin-content-docs";
  return (SECTIONS.find(({ pluginId }) => isDocs && pluginId === id) ?? ROOT_SECTION).id;
}

/** Route of the home page of a section. */
export function homeOf({ basePath }: Pick<Part, "basePath">): string {
  return basePath || "/";
}

/** The address of a page under the alias prefix of its section, `/ipa/x` for `/api/x`; undefined without a prefix. */
export function aliasOf(route: string): string | undefined {
  const { alias, basePath } = sectionForPage(route);
  return alias && `${alias}${route.slice(basePath.length)}`.replace(/\/$/, "");
}

/**
 * Replaces the alias prefix of a section by its route prefix, so that alias routes match their pages. An alias of the root
 * section is kept, as pages may be in a folder of that name.
 */
export function canonicalPath(pathname: string): string {
  return withoutAlias(pathname, SECTIONS.slice(1));
}

/** Replaces the alias prefix of any section by its route prefix. */
export function unaliased(pathname: string): string {
  return withoutAlias(pathname, SECTIONS);
}

function withoutAlias(pathname: string, sections: readonly Section[]): string {
  const { alias, basePath = "" } = sections.find((each) => isAliased(pathname, each)) ?? {};
  return alias === undefined ? pathname : `${basePath}${pathname.slice(alias.length)}` || "/";
}

/** True for an address below the alias prefix of a section. */
export function isAliased(pathname: string, { alias }: Pick<Section, "alias">): boolean {
  return alias !== undefined && isBelow(pathname, alias);
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** True for the generated pages of a reference, by their ids, which are the same in all versions and languages of a section. */
export function isReferencePage(section: SectionId, pageId: string): boolean {
  const { reference, basePath = "" } = SECTIONS.find(({ id }) => id === section) ?? {};
  return reference !== undefined && pageId.startsWith(`${reference.slice(basePath.length + 1)}/`);
}

/** Tab title: `Page - {product} Docs` or `Page - {product} API`. */
export function pageTitle(title: string, section: SectionId, productName: string): string {
  return `${title} - ${productName} ${sectionById(section).label}`;
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
