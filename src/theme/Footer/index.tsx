/**
 * Change: our own site footer.
 * Reason: copyright with the current year and the social links of SPEC section 2.
 * Upstream: @docusaurus/theme-classic Footer (eject).
 */
import type { ReactNode } from "react";
import { SiteFooter } from "@site/src/layout/pageFooter/SiteFooter";

export default function Footer(): ReactNode {
  return <SiteFooter />;
}
