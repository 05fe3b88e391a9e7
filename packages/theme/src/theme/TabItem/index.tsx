/**
 * Change: rewritten; exports our panel of tabs.
 * Reason: writers import tabs by this name; ours work before hydration, like code groups.
 * Upstream: @docusaurus/theme-classic TabItem (eject).
 */
export { default } from "../../mdx/TabItem";
