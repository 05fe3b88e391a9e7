/**
 * Change: our own search page, with our client, dialog parts and look.
 * Reason: one client for dialog and page (errors, fallback, masked key), and no stock look. Without hosted search the plugin searchPage gives it its route.
 * Upstream: @docusaurus/theme-search-algolia SearchPage (eject).
 */
import type { ReactNode } from "react";
import Layout from "@theme/Layout";
import { NarrowPage } from "@site/src/layout/page/NarrowPage";
import { Shell } from "@site/src/layout/page/Shell";
import { SearchPage } from "@site/src/search/page";

export default function SearchPageRoute(): ReactNode {
  return (
    <Layout title="Search" description="Search the documentation and the API reference.">
      <Shell items={[]}>
        <NarrowPage>
          <SearchPage />
        </NarrowPage>
      </Shell>
    </Layout>
  );
}
