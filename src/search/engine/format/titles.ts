import { slugify } from "../../../lib/slug";
import { SECTIONS, sectionOf } from "../../../sections";
import {
  EMPTY_HIERARCHY,
  type Hierarchy,
  type RecordType,
  type SearchRecord,
  TYPE_WEIGHT,
  withHeading,
} from "../../model";

type HeadingType = Exclude<RecordType, "content">;

/** Keywords of a page that come with its title; the others come with the prose, so that a first answer stays small. */
export const FIRST_KEYWORDS = 6;

/** Level (1 to 4), text, method, label, anchor; what is absent or follows from the text is 0, and left off at the end. */
type HeadingRow = readonly [level: number, text: string, ...rest: readonly (string | 0)[]];
type PageRow = readonly [
  url: string,
  groups: readonly number[],
  description: string | 0,
  keywords: readonly string[],
  headings: readonly HeadingRow[],
];

/** The first file's payload: names of the menu's groups, and the pages with their headings. */
export interface TitlesPayload {
  readonly groups: readonly string[];
  readonly pages: readonly PageRow[];
}

/** Writes the headings of all records; prose is left out. */
export function encodeTitles(records: readonly SearchRecord[]): TitlesPayload {
  const headings = records.filter(({ type }) => type !== "content");
  const groups = [...new Set(headings.flatMap((record) => record.groups))];
  return { groups, pages: byPage(headings).map((page) => pageRow(page, groups)) };
}

/** Reads the records of all headings, in their order. Their positions count headings only. */
export function decodeTitles({ groups, pages }: TitlesPayload): readonly SearchRecord[] {
  return pages.flatMap((page) => recordsOf(page, groups));
}

function byPage(headings: readonly SearchRecord[]): readonly (readonly SearchRecord[])[] {
  const pages = new Map<string, SearchRecord[]>();
  for (const heading of headings) pages.set(heading.url, [...(pages.get(heading.url) ?? []), heading]);
  return [...pages.values()];
}

function pageRow(headings: readonly SearchRecord[], groups: readonly string[]): PageRow {
  const page = headings.find(({ type }) => type === "lvl1");
  return [
    headings[0]?.url ?? "",
    (page?.groups ?? []).map((group) => groups.indexOf(group)),
    page?.description ?? 0,
    page?.keywords.slice(0, FIRST_KEYWORDS) ?? [],
    headings.map(headingRow),
  ];
}

function headingRow({ type, hierarchy, method, label, anchor }: SearchRecord): HeadingRow {
  const text = hierarchy[type as HeadingType] ?? "";
  const expected = type === "lvl1" ? "" : slugify(text);
  const rest = [method ?? 0, label ?? 0, anchor === expected ? 0 : anchor] as const;
  return [Number(type.slice(3)), text, ...rest.slice(0, rest.findLastIndex((value) => value !== 0) + 1)];
}

function recordsOf(
  [url, groups, description, keywords, rows]: PageRow,
  names: readonly string[],
): SearchRecord[] {
  const section = sectionOf(url);
  let hierarchy: Hierarchy = { ...EMPTY_HIERARCHY, lvl0: SECTIONS[section].label };
  return rows.map(([level, text, method, label, anchor], position) => {
    const type = `lvl${level}` as HeadingType;
    const isPage = type === "lvl1";
    hierarchy = withHeading(hierarchy, type, text);
    const id = anchor === undefined || anchor === 0 ? (isPage ? "" : slugify(text)) : anchor;
    return {
      objectID: `${url}#${id}`,
      url,
      anchor: id,
      section,
      type,
      hierarchy,
      content: null,
      terms: null,
      method: method || null,
      label: label || null,
      description: isPage ? description || null : null,
      keywords: isPage ? keywords : [],
      groups: isPage ? groups.map((place) => names[place] ?? "") : [],
      weight: TYPE_WEIGHT[type],
      position,
    };
  });
}
