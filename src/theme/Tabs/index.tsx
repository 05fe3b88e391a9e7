/**
 * Change: ejected whole; leads to our own tabs.
 * Reason: writers import tabs by this name; ours work before the application is there, as code groups do.
 * Upstream: @docusaurus/theme-classic Tabs (eject).
 */
export { default } from "@site/src/mdx/Tabs";
