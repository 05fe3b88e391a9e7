import { PARTS } from "docusaurus-waymark-core/sections";
import { normalizeQuery } from "./limits";

/** Query parameters of the search page. */
export interface SearchParams {
  readonly query: string;
  /** Id of the section to search, or "all". */
  readonly scope: string;
}

/** Parses `?q=…&in=api`; an unknown section means all. */
export function parseSearchParams(search: string): SearchParams {
  const params = new URLSearchParams(search);
  const scope = params.get("in");
  return {
    query: normalizeQuery(params.get("q") ?? ""),
    scope: PARTS.find(({ id }) => id === scope)?.id ?? "all",
  };
}

/** The inverse of `parseSearchParams`; an empty string without query and section. */
export function formatSearchParams({ query, scope }: SearchParams): string {
  const params = new URLSearchParams();
  if (normalizeQuery(query) !== "") params.set("q", normalizeQuery(query));
  if (scope !== "all") params.set("in", scope);
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
