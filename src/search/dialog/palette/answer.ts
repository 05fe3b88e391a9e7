import type { SearchError } from "../../client";
import type { SearchHit } from "../../model";

/** One row of the list. A type alias, because the autocomplete library takes plain records only. */
export type Option = {
  readonly hit: SearchHit;
  /** Where it leads: path with the base URL, and hash. */
  readonly href: string;
  /** True for a heading or prose of the page that the row above is on. */
  readonly nested: boolean;
  /** Place in the answer of the service, from 1; rows are shown in another order. */
  readonly rank: number;
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
      /** Why the page's own index answered for the hosted service; null when the service itself did. */
      readonly standIn: SearchError | null;
    }
  | {
      readonly kind: "nothing";
      readonly query: string;
      readonly scope: Scope;
      readonly closest: readonly SearchHit[];
      readonly standIn: SearchError | null;
    }
  | { readonly kind: "failed"; readonly query: string; readonly error: SearchError };
