/**
 * Change: our own site footer.
 * Reason: it has the copyright with the current year, and social links.
 * Upstream: @docusaurus/theme-classic Footer (eject).
 */
export { SiteFooter as default } from "../../layout/pageFooter/SiteFooter";
