/**
 * Change: our own button in place of the stock one; the dialog itself stands in every page, outside of the application.
 * Reason: one dialog for embedded and hosted search, which opens before the application is there.
 * Upstream: @docusaurus/theme-classic SearchBar (eject), @docusaurus/theme-search-algolia SearchBar (eject).
 */
import type { ReactNode } from "react";
import { SearchButton } from "@site/src/search/dialog/SearchButton";

export default function SearchBar(): ReactNode {
  return <SearchButton />;
}
