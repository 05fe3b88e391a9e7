/**
 * Change: our list "On this page", without Infima; the early script marks its active entry.
 * Reason: the list follows the reader before the application is loaded, and by the rule of this site.
 * Upstream: @docusaurus/theme-classic TOC (eject).
 */
import type { ReactNode } from "react";
import { TocList } from "../../layout/rightColumn/TocList";
import type { TocItem } from "../../layout/rightColumn/tocTree";

export default function TOC({ toc }: { readonly toc: readonly TocItem[] }): ReactNode {
  return <TocList toc={toc} />;
}
