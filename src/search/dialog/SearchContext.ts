import { createContext, useContext, type RefCallback } from "react";

/** What the search button and the dialog share. */
export interface SearchControls {
  readonly open: () => void;
  /** Fetches the dialog and the index ahead of use. */
  readonly prefetch: () => void;
  /** Takes back a wish to open that could not be met. */
  readonly dismiss: () => void;
  /** True while the reader waits for the dialog's code, and when that could not be fetched. */
  readonly loading: boolean;
  readonly failed: boolean;
  /** Ref of each search button on the page: focus returns to the first when it has nowhere else to go. */
  readonly button: RefCallback<HTMLButtonElement>;
  /** Answers once with true after a result was chosen. */
  readonly takeArrival: () => boolean;
}

export const SearchContext = createContext<SearchControls | null>(null);

/** Reads the search controls. */
export function useSearchControls(): SearchControls {
  const controls = useContext(SearchContext);
  if (!controls) throw new Error("The search button needs SearchProvider above it.");
  return controls;
}
