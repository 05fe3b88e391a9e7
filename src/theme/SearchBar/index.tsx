/**
 * Change: our own button in place of the stock one; the dialog itself is mounted in Root.
 * Reason: the search dialog is ours: one for embedded and hosted search, with its own keyboard and look.
 * Upstream: @docusaurus/theme-classic SearchBar (eject), @docusaurus/theme-search-algolia SearchBar (eject).
 */
import type { ReactNode } from "react";
import { SearchButton } from "@site/src/search/dialog";

export default function SearchBar(): ReactNode {
  return <SearchButton />;
}
