import { translate } from "@docusaurus/Translate";
import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import { useMemo } from "react";
import { POPULAR_PAGES } from "@theme/StartingPages";

/** The menu of a page that belongs to no section: the pages that most readers want. */
export function usePopularPages(): readonly PropSidebarItem[] {
  const { withBaseUrl } = useBaseUrlUtils();
  return useMemo(() => {
    const items = POPULAR_PAGES.map(({ route, title }): PropSidebarItem => ({
      type: "link",
      href: withBaseUrl(route),
      label: title,
    }));
    return [
      {
        type: "category",
        label: translate({ id: "search.popularPages", message: "Popular pages" }),
        collapsible: true,
        collapsed: false,
        items,
      },
    ];
  }, [withBaseUrl]);
}
