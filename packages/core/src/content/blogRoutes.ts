import type { TagsFile } from "@docusaurus/utils";
import { parse } from "yaml";
import { isRecord } from "../lib/isRecord";
import { homeOf, type Part } from "../sections";
import { docusaurusUtils } from "./docusaurusUtils";

/** A post of the blog, as far as lists of posts are concerned. */
export interface Post {
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** Posts on one page of a list. */
const POSTS_PER_PAGE = 10;

/**
 * Addresses that the blog plugin makes beside those of posts: lists of all posts, of tags and of authors with their further pages,
 * the archive and the feeds. The test of the full site compares them with what is built.
 *
 * @param posts without drafts
 * @param textOf the text of a file in the folder of the blog
 */
export function blogRoutes(
  blog: Part,
  posts: readonly Post[],
  textOf: (name: string) => string | undefined,
): string[] {
  const home = homeOf(blog);
  const listed = posts.filter(({ frontMatter }) => frontMatter["unlisted"] !== true);
  const ofAll = ["archive", "atom.xml", "rss.xml"].map((name) => `${home}/${name}`);
  return [
    ...pagesOf(home, listed.length),
    ...(listed.length > 0 ? ofAll : []),
    ...tagRoutes(`${home}/tags`, posts, tableOf(textOf("tags.yml"))),
    ...authorRoutes(`${home}/authors`, listed, tableOf(textOf("authors.yml"))),
  ];
}

/** The pages of a list. */
function pagesOf(home: string, posts: number): string[] {
  const further = Math.max(0, Math.ceil(posts / POSTS_PER_PAGE) - 1);
  return [home, ...Array.from({ length: further }, (_, index) => `${home}/page/${index + 2}`)];
}

function tagRoutes(home: string, posts: readonly Post[], table: Table): string[] {
  const counts = new Map<string, number>();
  for (const { frontMatter } of posts)
    for (const tag of new Set(
      listOf(frontMatter["tags"]).map((name) => addressIn(home, name, table[name])),
    )) {
      const isListed = frontMatter["unlisted"] !== true;
      counts.set(tag, (counts.get(tag) ?? 0) + (isListed ? 1 : 0));
    }
  return counts.size === 0 ? [] : [home, ...[...counts].flatMap(([tag, count]) => pagesOf(tag, count))];
}

function authorRoutes(home: string, listed: readonly Post[], table: Table): string[] {
  const authors = Object.entries(table);
  const own = authors.flatMap(([name, { page } = {}]) => {
    if (page === undefined || page === false) return [];
    const count = listed.filter(({ frontMatter }) => listOf(frontMatter["authors"]).includes(name)).length;
    return pagesOf(addressIn(home, name, isRecord(page) ? page : undefined), count);
  });
  return authors.length === 0 ? [] : [home, ...own];
}

type Entry = Readonly<Record<string, unknown>>;
type Table = Readonly<Record<string, Entry | undefined>>;

/** A file of tags or authors by name; empty where it cannot be read, which the build says. */
function tableOf(text: string | undefined): Table {
  try {
    const table: unknown = parse(text ?? "");
    return isRecord(table) ? (table as Table) : {};
  } catch {
    return {};
  }
}

/** The address of a tag or an author: the one that its entry gives, or its name in lower case with hyphens. */
function addressIn(home: string, name: string, entry: Entry | undefined): string {
  const { permalink } = entry ?? {};
  const isGiven = typeof permalink === "string";
  const tagsFile: TagsFile | null = isGiven ? { [name]: { label: name, permalink, description: "" } } : null;
  const options = { tags: "tags.yml", onInlineTags: "ignore" } as const;
  const request = { options, source: "", frontMatterTags: [name], tagsBaseRoutePath: home, tagsFile };
  return docusaurusUtils().normalizeTags(request)[0]?.permalink ?? home;
}

function listOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === "string");
}
