/**
 * Change: pages of the blog and of `src/pages` get the menu column and the width of the other pages.
 * Reason: the stock layout of these pages is that of Infima, which this site does not have.
 * Upstream: @docusaurus/theme-classic Layout (wrap), @docusaurus/core Layout (wrap).
 */
import useRouteContext from "@docusaurus/useRouteContext";
import type { ReactNode } from "react";
import type { Props } from "@theme/Layout";
import OriginalLayout from "@docusaurus/theme-classic/lib/theme/Layout";
import { FreePage } from "../../layout/page/FreePage";

export default function Layout({ children, ...props }: Props): ReactNode {
  const { name } = useRouteContext().plugin;
  const isBlog = name === "docusaurus-plugin-content-blog";
  const isFree = isBlog || name === "docusaurus-plugin-content-pages";
  return (
    <OriginalLayout {...props}>
      {isFree ? <FreePage isBlog={isBlog}>{children}</FreePage> : children}
    </OriginalLayout>
  );
}
