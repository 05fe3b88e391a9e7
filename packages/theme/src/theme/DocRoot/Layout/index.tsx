/**
 * Change: our shell with menu and page.
 * Reason: one element is both the fixed menu and the drawer; no hideable sidebar, no back-to-top button.
 * Upstream: @docusaurus/theme-classic DocRoot/Layout (eject).
 */
import { useDocsSidebar } from "@docusaurus/plugin-content-docs/client";
import type { ReactNode } from "react";
import type { Props } from "@theme/DocRoot/Layout";
import { Shell } from "../../../layout/page/Shell";

export default function DocRootLayout({ children }: Props): ReactNode {
  const sidebar = useDocsSidebar();
  return <Shell items={sidebar?.items ?? []}>{children}</Shell>;
}
