import type { Section } from "./sections";

/** The path of an operation, cut at its slashes, and the section that describes it. */
export interface PathTemplate {
  readonly section: number;
  readonly segments: readonly string[];
}

const PARAMETER = /^\{.*\}$/;
const PATH_IN_TEXT = /(?:https?:\/\/[^/\s"']+)?(\/[\w\-.~%{}:$<>/]+)/;

/** Paths of the operations, which are the labels of their headings. */
export function templatesOf(sections: readonly Section[]): readonly PathTemplate[] {
  return sections.flatMap(({ head: { label } }, section) =>
    label?.startsWith("/") ? [{ section, segments: segmentsOf(label) }] : [],
  );
}

/** The path that a query speaks of, without host and query string; `null` when there is none. */
export function pathIn(query: string): string | null {
  return PATH_IN_TEXT.exec(query)?.[1]?.replace(/\/+$/, "") ?? null;
}

/** Sections of the operations that a path leads to: `/api/peers/123` is `/api/peers/{peerId}`. */
export function sectionsAt(templates: readonly PathTemplate[], path: string): readonly number[] {
  const segments = segmentsOf(path);
  return templates.filter((template) => leadsTo(template.segments, segments)).map(({ section }) => section);
}

/** Sections of the operations on one object of a collection: those of `/api/peers/{peerId}` for `/api/peers`. */
export function sectionsBelow(templates: readonly PathTemplate[], path: string): readonly number[] {
  const segments = segmentsOf(path);
  const isObject = ({ segments: own }: PathTemplate): boolean =>
    PARAMETER.test(own.at(-1) ?? "") && leadsTo(own.slice(0, -1), segments);
  return templates.filter(isObject).map(({ section }) => section);
}

function leadsTo(template: readonly string[], segments: readonly string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((part, place) => PARAMETER.test(part) || part === segments[place])
  );
}

function segmentsOf(path: string): readonly string[] {
  return path.toLowerCase().split("/").filter(Boolean);
}
