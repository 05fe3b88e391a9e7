/**
 * Change: our search page, with the backend of the dialog, parts of its views, and our styles.
 * Reason: one backend for dialog and page (errors, fallback, masked key). Without hosted search, the plugin searchPage adds the route.
 * Upstream: @docusaurus/theme-search-algolia SearchPage (eject).
 */
import { translate } from "@docusaurus/Translate";
import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import { useMemo, type ReactNode } from "react";
import Layout from "@theme/Layout";
import { NarrowPage } from "@site/src/layout/page/NarrowPage";
import { Shell } from "@site/src/layout/page/Shell";
import { POPULAR_PAGES } from "@site/src/search/dialog/popularPages";
import { SearchPage } from "@site/src/search/page/SearchPage";

export default function SearchPageRoute(): ReactNode {
  return (
    <Layout
      title={translate({ id: "search.search", message: "Search" })}
      description={translate({
        id: "search.searchTheDocumentationAndTheApi",
        message: "Search the documentation and the API reference.",
      })}
    >
      <Shell items={usePopularPages()}>
        <NarrowPage>
          <SearchPage />
        </NarrowPage>
      </Shell>
    </Layout>
  );
}

/** The menu column of a page that belongs to no section. */
function usePopularPages(): readonly PropSidebarItem[] {
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
