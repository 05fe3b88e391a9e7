import type { ReactNode } from "react";
import { SearchContext } from "./SearchContext";
import { useSearch } from "./useSearch";

/** Holds the search dialog above the layout, which is mounted anew between docs and API. */
export function SearchProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { controls, shown, go } = useSearch();
  return (
    <SearchContext value={controls}>
      {children}
      {shown && <shown.SearchDialog backend={shown.backend} onDismiss={controls.dismiss} onGo={go} />}
    </SearchContext>
  );
}
