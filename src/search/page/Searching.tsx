import { type ReactNode, useState } from "react";
import type { Wanted } from "../model";
import { ResultList } from "./ResultList";
import { useSearch } from "./useSearch";

/** Asks for what the address wants, by one client for as long as the page is open. In the browser only. */
export function Searching({ query, scope }: Wanted): ReactNode {
  const search = useSearch();
  const [tries, setTries] = useState(0);
  return (
    <ResultList
      key={`${scope} ${tries} ${query}`}
      search={search}
      query={query}
      scope={scope}
      onRetry={() => setTries(tries + 1)}
    />
  );
}
