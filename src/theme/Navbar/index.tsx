/**
 * Change: our own top bar in place of the stock one.
 * Reason: links, their order, the look while scrolling and the drawer are ours; none of the stock item kinds is used.
 * Upstream: @docusaurus/theme-classic Navbar (eject).
 */
import type { ReactNode } from "react";
import SearchBar from "@theme/SearchBar";
import { TopBar } from "@site/src/layout/topBar/TopBar";

export default function Navbar(): ReactNode {
  return <TopBar search={<SearchBar />} />;
}
