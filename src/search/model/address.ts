import type { SearchHit } from "./hit";
import { normaliseQuery } from "./limits";

/** Route of the search page. */
export const SEARCH_ROUTE = "/search";

/** What the address of the search page asks for. */
export interface Wanted {
  readonly query: string;
  readonly scope: SearchHit["section"] | "all";
}

/** Reads `?q=…&in=api`; an unknown section counts as none. */
export function readAddress(search: string): Wanted {
  const params = new URLSearchParams(search);
  const scope = params.get("in");
  return {
    query: normaliseQuery(params.get("q") ?? ""),
    scope: scope === "docs" || scope === "api" ? scope : "all",
  };
}

/** Writes what `readAddress` reads; empty for nothing. */
export function writeAddress({ query, scope }: Wanted): string {
  const params = new URLSearchParams();
  if (normaliseQuery(query) !== "") params.set("q", normaliseQuery(query));
  if (scope !== "all") params.set("in", scope);
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
