/**
 * Change: rewritten; exports our tabs.
 * Reason: writers import tabs by this name; ours work before hydration, like code groups.
 * Upstream: @docusaurus/theme-classic Tabs (eject).
 */
export { default } from "../../mdx/Tabs";
