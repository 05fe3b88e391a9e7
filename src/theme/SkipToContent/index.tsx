/**
 * Change: it leaves the focus alone when the page changes.
 * Reason: `PageChange` leads focus to the new page; a stop on the way is spoken and has the page laid out once more.
 * Upstream: @docusaurus/theme-classic SkipToContent (eject).
 */
import type { ReactNode } from "react";
import { SkipLink } from "@site/src/layout/page/SkipLink";

export default function SkipToContent(): ReactNode {
  return <SkipLink />;
}
