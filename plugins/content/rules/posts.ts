import { isMap, isScalar, parseDocument, type Document } from "yaml";
import { nearest } from "../../../src/lib/nearest";
import { yamlMessage } from "../../../src/lib/yamlMessage";
import { pageFolderOf } from "../../siteContent/folders";
import { positionOf, type Finding } from "../../report";
import { findingAtKey } from "../parse/place";
import type { Site } from "../site";
import type { AnalyzedPage, SiteRule } from "./rule";

/** The fields of a post that name entries of a file in the folder of the blog. */
const FILES = { authors: "authors.yml", tags: "tags.yml" } as const;

/** Authors and tags of posts are those of their files: a build ends at an author that nobody knows, or that has neither name nor image. */
export const postRule: SiteRule = (pages, site, selected) => {
  const homes = new Set(pages.flatMap((page) => homeOf(page) ?? []));
  return [
    ...[...homes].flatMap((home) =>
      Object.values(FILES).flatMap((name) => fileFindings(`${home}/${name}`, site)),
    ),
    ...selected.flatMap((page) => {
      const home = homeOf(page);
      if (home === undefined) return [];
      return Object.entries(FILES).flatMap(([field, name]) => {
        const file = `${home}/${name}`;
        const text = site.textOf(file);
        const known = text === undefined ? undefined : namesIn(parseDocument(text));
        return known === undefined ? [] : unknownNames(page, field, file, known);
      });
    }),
  ];
};

/** The folder of a blog, not of its translation, for a post; undefined for other pages. */
function homeOf({ path }: Pick<AnalyzedPage, "path">): string | undefined {
  const folder = pageFolderOf(path);
  return folder?.kind === "blog" ? (folder.translates ?? folder).folder : undefined;
}

function unknownNames(page: AnalyzedPage, field: string, file: string, known: readonly string[]): Finding[] {
  const names = page.frontMatter[field];
  if (!Array.isArray(names)) return [];
  return names
    .filter((name): name is string => typeof name === "string" && !known.includes(name))
    .map((name) => {
      const near = nearest(name, known);
      const fix = near === undefined ? `add it to ${file}.` : `write "${near}", or add it to ${file}.`;
      return findingAtKey(page, field, { rule: "field", message: `${file} has no "${name}".`, fix });
    });
}

/** Findings at which Docusaurus ends a build without the place. */
function fileFindings(path: string, { textOf }: Pick<Site, "textOf">): Finding[] {
  const text = textOf(path);
  if (text === undefined) return [];
  const { contents, errors } = parseDocument(text);
  const finding = (offset: number, message: string, fix: string): Finding => ({
    path,
    ...positionOf(text, offset),
    rule: "field",
    message,
    fix,
  });
  const [error] = errors;
  if (error)
    return [
      finding(
        error.pos[0],
        `This is not YAML: ${yamlMessage(error.message)}`,
        "correct the line, or the one above.",
      ),
    ];
  if (!path.endsWith(FILES.authors) || !isMap(contents)) return [];
  return contents.items.flatMap(({ key, value }) => {
    const isComplete = isMap(value) && SHOWN.some((field) => isText(value.get(field)));
    if (isComplete || !isScalar(key)) return [];
    const message = `The author "${String(key.value)}" has neither name nor image.`;
    return [finding(key.range[0], message, 'write "name:" below it.')];
  });
}

/** An author has one of these fields, or a build ends. */
const SHOWN = ["name", "image_url", "imageURL"];

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";

/** The names in a file of entries by name; undefined where it is not YAML. */
function namesIn({ contents, errors }: Document): readonly string[] | undefined {
  if (errors.length > 0) return undefined;
  return isMap(contents) ? contents.items.map(({ key }) => String(isScalar(key) ? key.value : key)) : [];
}
