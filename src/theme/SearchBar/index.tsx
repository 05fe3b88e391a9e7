/**
 * Change: our own button in place of the stock one; the dialog itself is mounted in Root.
 * Reason: the dialog, hits and keyboard of SPEC sections 2 and 4 and of INTERACTION 1, embedded or hosted alike.
 * Upstream: @docusaurus/theme-classic SearchBar (eject), @docusaurus/theme-search-algolia SearchBar (eject).
 */
import type { ReactNode } from "react";
import { SearchButton } from "@site/src/search/dialog";

export default function SearchBar(): ReactNode {
  return <SearchButton />;
}
