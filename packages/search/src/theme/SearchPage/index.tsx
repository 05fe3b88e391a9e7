/**
 * Change: our search page, with the backend of the dialog, parts of its views, and our styles.
 * Reason: one backend for dialog and page (errors, fallback, masked key). Without hosted search, the plugin searchPage adds the route.
 * Upstream: @docusaurus/theme-search-algolia SearchPage (eject).
 */
import { translate } from "@docusaurus/Translate";
import type { ReactNode } from "react";
import Layout from "@theme/Layout";
import { NarrowPage } from "docusaurus-theme-waymark/layout/page/NarrowPage";
import { Shell } from "docusaurus-theme-waymark/layout/page/Shell";
import { usePopularPages } from "docusaurus-theme-waymark/layout/sideNav/usePopularPages";
import { SearchPage } from "../../page/SearchPage";

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
