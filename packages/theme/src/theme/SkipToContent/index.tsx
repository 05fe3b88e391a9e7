/**
 * Change: does not move focus at client navigation.
 * Reason: `PageChange` moves focus to the new page; a second move would be announced, and would force another layout.
 * Upstream: @docusaurus/theme-classic SkipToContent (eject).
 */
export { SkipLink as default } from "../../layout/page/SkipLink";
