/**
 * Change: our top bar instead of the stock one.
 * Reason: it has other links, scroll behavior and drawer; none of the stock item types is used.
 * Upstream: @docusaurus/theme-classic Navbar (eject).
 */
import type { ReactNode } from "react";
import SearchBar from "@theme/SearchBar";
import { TopBar } from "docusaurus-theme-waymark/layout/topBar/TopBar";

export default function Navbar(): ReactNode {
  return <TopBar search={<SearchBar />} />;
}
