/**
 * Change: our search button instead of the stock one; the dialog is in the HTML of every page, outside the application.
 * Reason: one dialog for embedded and hosted search, which opens before hydration.
 * Upstream: @docusaurus/theme-classic SearchBar (eject), @docusaurus/theme-search-algolia SearchBar (eject).
 */
export { SearchButton as default } from "../../dialog/SearchButton";
