/**
 * Change: our own 404 content, with a title.
 * Reason: with a docs instance at `/` this is all that the theme renders for unknown addresses, without a title.
 * Upstream: @docusaurus/theme-classic NotFound/Content (eject).
 */
import { PageMetadata } from "@docusaurus/theme-common";
import type { ReactNode } from "react";
import SearchBar from "@theme/SearchBar";
import { NotFoundPage } from "@site/src/layout/page/NotFoundPage";
import { Shell } from "@site/src/layout/page/Shell";

export default function NotFoundContent(): ReactNode {
  return (
    <>
      <PageMetadata title="Page not found" description="There is no page at this address." />
      <Shell items={[]}>
        <NotFoundPage search={<SearchBar />} />
      </Shell>
    </>
  );
}
