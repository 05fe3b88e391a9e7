/**
 * Change: our own site footer.
 * Reason: copyright with the current year and links to the product in social networks.
 * Upstream: @docusaurus/theme-classic Footer (eject).
 */
import type { ReactNode } from "react";
import { SiteFooter } from "@site/src/layout/pageFooter/SiteFooter";

export default function Footer(): ReactNode {
  return <SiteFooter />;
}
