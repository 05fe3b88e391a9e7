/**
 * The one list of all pages, as Docusaurus has loaded them: every docs instance with its versions, the blog, and the pages of
 * `src/pages`, in the language of this build. All outputs use it, in a build and under `docusaurus start`.
 */
import type { BlogContent } from "@docusaurus/plugin-content-blog";
import type { LoadedContent, LoadedVersion } from "@docusaurus/plugin-content-docs";
import type { LoadedContent as LoadedPages } from "@docusaurus/plugin-content-pages";
import type { AllContent, LoadContext } from "@docusaurus/types";
import { applyTrailingSlash } from "@docusaurus/utils-common";
import { BLOG, homeOf, ROOT_SECTION, sectionAt, SECTIONS, type Part, type Section } from "../sections";
import { groupBy } from "../lib/groupBy";
import { menuPages, type MenuPage } from "../build/menu";
import { withoutBase } from "../build/routes";
import { SiteError } from "../lib/siteError";

/** A page of the site and its position in the menu of its section. */
export interface SitePage {
  /** Address without base URL. */
  readonly route: string;
  /** Empty on pages that are React components; `withBuiltTitles` takes it from the built page. */
  readonly title: string;
  readonly description: string;
  /** Path of the source from the project root; a translated page has the path of the translation. */
  readonly source: string;
  /** False for pages with `unlisted: true`, which are in no list and in no search engine. */
  readonly listed: boolean;
  /** The version that a page of docs belongs to; undefined on other pages. */
  readonly version: SiteVersion | undefined;
  /** The day of the last change, or of a blog post, as `2026-01-31`; undefined where the build knows no history. */
  readonly modified: string | undefined;
  /** The release that the page was written for, without `v`; undefined on generated pages. */
  readonly release: string | undefined;
  /** Words that readers type for a section, by the id of its heading. */
  readonly sectionKeywords: Readonly<Record<string, readonly unknown[]>>;
  /** Labels of the menu groups that contain the page, outermost first. */
  readonly groups: readonly string[];
  /** Label of the menu group that opens this page when clicked, because the group has no page. */
  readonly landingFor: string | undefined;
  /** Routes of the home pages and of the pages of `groups`, without the page itself; the breadcrumbs. */
  readonly ancestors: readonly string[];
}

/** A version of a section. */
export interface SiteVersion {
  /** As in `versions.json`; `current` for the pages that are still being written. */
  readonly name: string;
  /** True for the released version, which search, lists and canonical addresses are about. */
  readonly isLast: boolean;
  /** Route of its home page, such as `/next` or `/api/1.0`. */
  readonly home: string;
}

/** Pages under one heading. */
export interface PageGroup {
  readonly label: string;
  readonly pages: readonly SitePage[];
}

export interface SitePages {
  /** Every page of every version, including unlisted ones. Drafts are not built and not included. */
  readonly all: readonly SitePage[];
  /** Listed pages of the released versions as the menus group them, then the blog; the home pages come first. */
  readonly groups: readonly PageGroup[];
}

const NO_MENU = { groups: [], landingFor: undefined, release: undefined, version: undefined } as const;

/** The fields of the front matter that are passed on. */
type OwnFields = Partial<Pick<SitePage, "release" | "sectionKeywords">>;

/**
 * Reads the pages and menus of all sections from the loaded content.
 *
 * @throws Error for a docs instance that `docusaurus.config.ts` does not list, and for a section without pages
 */
export function sitePages(content: AllContent, context: LoadContext): SitePages {
  const instances = content["docusaurus-plugin-content-docs"] ?? {};
  const unknown = Object.keys(instances).find((id) => !SECTIONS.some(({ pluginId }) => pluginId === id));
  if (unknown !== undefined)
    throw new SiteError(
      `The docs instance "${unknown}" is not in docusaurus.config.ts. Fix: add it to "sections" there, and remove it from "plugins".`,
    );
  const parts: SitePages[] = SECTIONS.flatMap((section) => {
    const versions = (instances[section.pluginId] as LoadedContent | undefined)?.loadedVersions ?? [];
    if (!versions.some(({ docs }) => docs.length > 0))
      throw new SiteError(`The docs plugin "${section.pluginId}" loaded no pages.`);
    return versions.map((version) => versionPages(version, section, context));
  });
  parts.push(blogPages(content, context), otherPages(content, context));
  return { all: parts.flatMap(({ all }) => all), groups: parts.flatMap(({ groups }) => groups) };
}

/** True for a page that lists and search are about: not a page of another version than the released one. */
export function isReleased({ version }: Pick<SitePage, "version">): boolean {
  return version?.isLast !== false;
}

/** Pages of one search index, by route. */
interface SearchedPages {
  /** Route of the folder of the index: the home page of the site, or of a version. */
  readonly home: string;
  readonly pages: ReadonlyMap<string, SitePage>;
}

/**
 * The pages of each search index: one of everything that is released, and one for each other version of a section, with the
 * released pages of the other sections, the blog and other pages.
 */
export function searchedPages(all: readonly SitePage[]): SearchedPages[] {
  const byRoute = (pages: readonly SitePage[]) => new Map(pages.map((page) => [page.route, page]));
  const released = all.filter(isReleased);
  const others = groupBy(
    all.filter((page) => !isReleased(page)),
    ({ version }) => version?.home ?? "",
  );
  return [
    { home: homeOf(ROOT_SECTION), pages: byRoute(released) },
    ...[...others].map(([home, pages]) => {
      const section = sectionAt(home).id;
      const elsewhere = released.filter(
        ({ version, route }) => version === undefined || sectionAt(route).id !== section,
      );
      return { home, pages: byRoute([...pages, ...elsewhere]) };
    }),
  ];
}

/** The metadata of a built page. */
interface PageHead {
  /** Text of the title element. */
  readonly title: string;
  readonly description: string | null;
}

/** Gives pages that are React components the title and description of their HTML. */
export function withBuiltTitles({ all, groups }: SitePages, heads: ReadonlyMap<string, PageHead>): SitePages {
  const completed = new Map(
    all.map((page) => [page, page.title === "" ? withHead(page, heads.get(page.route)) : page]),
  );
  return {
    all: [...completed.values()],
    groups: groups.map(({ label, pages }) => ({
      label,
      pages: pages.map((page) => completed.get(page) ?? page),
    })),
  };
}

function withHead(page: SitePage, head: PageHead | undefined): SitePage {
  const title = head?.title.replace(/ - [^-]*$/, "") || page.route;
  return { ...page, title, description: head?.description ?? "" };
}

function routeFrom(permalink: string, { baseUrl, siteConfig: { trailingSlash } }: LoadContext): string {
  return withoutBase(applyTrailingSlash(permalink, { trailingSlash, baseUrl }), baseUrl);
}

/** A time as a day, `2026-01-31`. The docs plugin says `null` for files without history. */
function dayOf(time: number | Date | null | undefined): string | undefined {
  return time === undefined || time === null ? undefined : new Date(time).toISOString().slice(0, 10);
}

/** The home page of the site is above the pages of all other parts. */
function homesAbove(part: Pick<Part, "basePath">): string[] {
  return homeOf(part) === homeOf(ROOT_SECTION) ? [] : [homeOf(ROOT_SECTION)];
}

function versionPages(loaded: LoadedVersion, section: Section, context: LoadContext): SitePages {
  const { docs, sidebars } = loaded;
  const routes = new Map(docs.map(({ id, permalink }) => [id, routeFrom(permalink, context)]));
  const version: SiteVersion = {
    name: loaded.versionName,
    isLast: loaded.isLast,
    home: routeFrom(loaded.path, context),
  };
  const menu = menuPages(Object.values(sidebars).flat()).filter(({ id }) => routes.has(id));
  const menuEntries = new Map([...menu].reverse().map((place) => [place.id, place]));
  const pages = new Map(
    docs.map(
      ({ id, title, description, unlisted, source, frontMatter, lastUpdatedAt }): [string, SitePage] => {
        const route = routes.get(id) ?? "";
        const { groups = [], landingFor }: Partial<MenuPage> = menuEntries.get(id) ?? {};
        const groupRoutes = [routes.get("index"), ...groups.map(({ page }) => page && routes.get(page))];
        const { release, sectionKeywords = {} } = frontMatter as OwnFields;
        const above = [...homesAbove(section), ...groupRoutes];
        return [
          id,
          {
            route,
            title,
            description,
            source: source.replace("@site/", ""),
            listed: !unlisted,
            version,
            modified: dayOf(lastUpdatedAt),
            release,
            sectionKeywords,
            groups: groups.map(({ label }) => label),
            landingFor,
            ancestors: above.filter((other) => other !== undefined && other !== route) as string[],
          },
        ];
      },
    ),
  );
  return { all: [...pages.values()], groups: version.isLast ? groupsOf(section, pages, menu) : [] };
}

function blogPages(content: AllContent, context: LoadContext): SitePages {
  const { default: blog } = (content["docusaurus-plugin-content-blog"] ?? {}) as Record<
    string,
    BlogContent | undefined
  >;
  if (!BLOG || !blog) return { all: [], groups: [] };
  const { label } = BLOG;
  const home = homeOf(BLOG);
  const posts = blog.blogPosts.map(({ metadata }): SitePage => ({
    ...NO_MENU,
    route: routeFrom(metadata.permalink, context),
    title: metadata.title,
    description: metadata.description,
    source: metadata.source.replace("@site/", ""),
    listed: !metadata.unlisted,
    modified: dayOf(metadata.lastUpdatedAt ?? metadata.date),
    sectionKeywords: (metadata.frontMatter as OwnFields).sectionKeywords ?? {},
    groups: [label],
    ancestors: [homeOf(ROOT_SECTION), home],
  }));
  const listed = posts.filter((post) => post.listed);
  return { all: posts, groups: listed.length > 0 ? [{ label, pages: listed }] : [] };
}

function otherPages(content: AllContent, context: LoadContext): SitePages {
  const { default: loaded } = (content["docusaurus-plugin-content-pages"] ?? {}) as Record<
    string,
    LoadedPages | undefined
  >;
  const all = (loaded ?? []).map((page): SitePage => ({
    ...NO_MENU,
    route: routeFrom(page.permalink, context),
    title: page.type === "mdx" ? (page.title ?? "") : "",
    description: page.type === "mdx" ? (page.description ?? "") : "",
    source: page.source.replace("@site/", ""),
    listed: page.type !== "mdx" || !page.unlisted,
    modified: undefined,
    sectionKeywords: (page.type === "mdx" && (page.frontMatter as OwnFields).sectionKeywords) || {},
    ancestors: [homeOf(ROOT_SECTION)],
  }));
  const listed = all.filter((page) => page.listed);
  return { all, groups: listed.length > 0 ? [{ label: "Pages", pages: listed }] : [] };
}

/**
 * Groups listed pages by the outermost groups of the menu. Pages outside any group are under the label of the
 * section.
 */
function groupsOf(
  { label }: Section,
  pages: ReadonlyMap<string, SitePage>,
  menu: readonly MenuPage[],
): PageGroup[] {
  const inMenu = new Set(menu.map(({ id }) => id));
  const notInMenu = [...pages.keys()].filter((id) => !inMenu.has(id));
  const entries = [
    ...notInMenu.map((id) => ({ id, group: undefined })),
    ...menu.map((place) => ({ id: place.id, group: place.groups[0] })),
  ];
  const groups: { label: string; pages: SitePage[] }[] = [];
  let current: unknown = null;
  for (const { id, group } of entries) {
    const page = pages.get(id);
    if (!page?.listed) continue;
    if (groups.length === 0 || group !== current) groups.push({ label: group?.label ?? label, pages: [] });
    current = group;
    groups.at(-1)?.pages.push(page);
  }
  return groups;
}
