/**
 * Change: ejected whole; leads to our own panel of tabs.
 * Reason: writers import tabs by this name; ours work before the application is there, as code groups do.
 * Upstream: @docusaurus/theme-classic TabItem (eject).
 */
export { default } from "@site/src/mdx/TabItem";
