import type { SearchError } from "../../client";
import type { SearchHit } from "../../model";

/** One row of the list. A type alias, because the autocomplete library takes plain records only. */
export type Option = {
  readonly hit: SearchHit;
  /** Where it leads: path with the base URL, and hash. */
  readonly href: string;
  /** True for a heading or prose of the page that the row above is on. */
  readonly nested: boolean;
};

/** Which section is searched. */
export type Scope = SearchHit["section"] | "all";

/** What one query led to. */
export type Answer =
  | {
      readonly kind: "hits";
      readonly query: string;
      readonly options: readonly Option[];
      /** Number of all hits, shown or not. */
      readonly total: number;
      /** True when the page's own index answered for the hosted service. */
      readonly standIn: boolean;
    }
  | {
      readonly kind: "nothing";
      readonly query: string;
      readonly scope: Scope;
      readonly closest: readonly SearchHit[];
    }
  | { readonly kind: "failed"; readonly query: string; readonly error: SearchError };
