/**
 * Change: our 404 page, with a title and with the menu of the section.
 * Reason: with a docs instance at `/`, the theme renders only this component for unknown addresses, without a title.
 * Upstream: @docusaurus/theme-classic NotFound/Content (eject).
 */
import { translate } from "@docusaurus/Translate";
import Head from "@docusaurus/Head";
import { useDocsVersion } from "@docusaurus/plugin-content-docs/client";
import { PageMetadata } from "@docusaurus/theme-common";
import useBaseUrl from "@docusaurus/useBaseUrl";
import type { ReactNode } from "react";
import { NotFoundPage } from "../../../layout/page/NotFoundPage";
import { Shell } from "../../../layout/page/Shell";
import { useIsErrorFile } from "docusaurus-waymark-core/sections/errorFile";
import { errorFileScript } from "docusaurus-waymark-core/sections/errorFileParts";
import { useProduct } from "docusaurus-waymark-core/sections/useProduct";

export default function NotFoundContent(): ReactNode {
  const { name } = useProduct();
  const title = translate({ id: "notFound.pageNotFound", message: "Page not found" });
  const script = errorFileScript(useBaseUrl("/"), title, name);
  const [items = []] = Object.values(useDocsVersion().docsSidebars);
  return (
    <>
      <PageMetadata
        title={title}
        description={translate({
          id: "notFound.thereIsNoPageAtThis",
          message: "There is no page at this address.",
        })}
      />
      <Head>
        <script>{script}</script>
      </Head>
      <Shell items={items} inErrorFile={useIsErrorFile()}>
        <NotFoundPage items={items} />
      </Shell>
    </>
  );
}
