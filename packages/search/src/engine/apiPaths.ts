/** Matches paths in queries, such as `/api/peers/123`, with the path templates of the API's operations. */
import type { OperationKind } from "./query";
import type { Section } from "./sections";

/** The path template of an operation, such as `/api/peers/{peerId}`. */
export interface PathTemplate {
  /** Number of the section that describes the operation. */
  readonly section: number;
  /** HTTP method in capitals. */
  readonly method: string | null;
  /** The template without its slashes, in lower case. */
  readonly segments: readonly string[];
}

const PARAMETER = /^\{.*\}$/;
/** A path, with or without a host before it. */
const PATH_IN_TEXT = /(?:https?:\/\/[^/\s"']+)?(\/[\w\-.~%{}:$<>/]+)/;

/** The path templates of all operations. They are the labels of the operations' headings. */
export function pathTemplatesOf(sections: readonly Section[]): readonly PathTemplate[] {
  return sections.flatMap(({ head: { label, method } }, section) =>
    label?.startsWith("/") ? [{ section, method, segments: segmentsOf(label) }] : [],
  );
}

/** The first path in a text, without host and query string; `null` when there is none. */
export function findPath(text: string): string | null {
  return PATH_IN_TEXT.exec(text)?.[1]?.replace(/\/+$/, "") ?? null;
}

/** Section numbers of the operations whose template a path matches: `/api/peers/123` matches `/api/peers/{peerId}`. */
export function operationsAt(templates: readonly PathTemplate[], path: string): readonly number[] {
  const segments = segmentsOf(path);
  return templates.filter((template) => isMatch(template.segments, segments)).map(({ section }) => section);
}

/** Section numbers of the operations with a method, on one object or on a whole collection. */
export function operationsWith(
  templates: readonly PathTemplate[],
  { method, onObject }: OperationKind,
): readonly number[] {
  return templates
    .filter(({ segments, method: own }) => {
      if (own !== method) return false;
      return onObject === null || onObject === PARAMETER.test(segments.at(-1) ?? "");
    })
    .map(({ section }) => section);
}

/** Section numbers of the operations on one object of a collection: those of `/api/peers/{peerId}` for `/api/peers`. */
export function objectOperationsOf(templates: readonly PathTemplate[], path: string): readonly number[] {
  const segments = segmentsOf(path);
  const isObjectOperation = ({ segments: template }: PathTemplate): boolean =>
    PARAMETER.test(template.at(-1) ?? "") && isMatch(template.slice(0, -1), segments);
  return templates.filter(isObjectOperation).map(({ section }) => section);
}

function isMatch(template: readonly string[], segments: readonly string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((segment, index) => PARAMETER.test(segment) || segment === segments[index])
  );
}

function segmentsOf(path: string): readonly string[] {
  return path.toLowerCase().split("/").filter(Boolean);
}
