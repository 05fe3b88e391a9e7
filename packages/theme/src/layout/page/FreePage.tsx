import { translate } from "@docusaurus/Translate";
import useBaseUrl from "@docusaurus/useBaseUrl";
import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import type { ReactNode } from "react";
import { NEEDS_APPLICATION } from "docusaurus-waymark-core/protocol/attributes";
import { SITE_MAIN_ID } from "docusaurus-waymark-core/protocol/ids";
import { homeOf } from "docusaurus-waymark-core/sections";
import { useSection } from "docusaurus-waymark-core/sections/useSection";
import { usePopularPages } from "../sideNav/usePopularPages";
import { Shell } from "./Shell";

interface Props {
  readonly isBlog: boolean;
  readonly children: ReactNode;
}

/**
 * A page of the blog or of `src/pages`, whose content the stock theme or its author lays out (`packages/theme/src/css/freePages.css`). What authors
 * write in React works only with the application.
 */
export function FreePage({ isBlog, children }: Props): ReactNode {
  const popular = usePopularPages();
  const blog = useBlogMenu();
  return (
    <Shell items={isBlog ? [blog, ...popular] : popular}>
      <div id={SITE_MAIN_ID} className="free-page" {...(!isBlog && { [NEEDS_APPLICATION]: "" })}>
        {children}
      </div>
    </Shell>
  );
}

function useBlogMenu(): PropSidebarItem {
  const section = useSection();
  const home = useBaseUrl(homeOf(section));
  const archive = useBaseUrl(`${section.basePath}/archive`);
  return {
    type: "category",
    label: section.label,
    collapsible: true,
    collapsed: false,
    items: [
      {
        type: "link",
        href: home,
        label: translate({ id: "blog.newestPosts", message: "Newest posts" }),
      },
      { type: "link", href: archive, label: translate({ id: "blog.allPosts", message: "All posts" }) },
    ],
  };
}
