/**
 * Change: our own site footer.
 * Reason: it has the copyright with the current year, and social links.
 * Upstream: @docusaurus/theme-classic Footer (eject).
 */
import type { ReactNode } from "react";
import { SiteFooter } from "@site/src/layout/pageFooter/SiteFooter";

export default function Footer(): ReactNode {
  return <SiteFooter />;
}
