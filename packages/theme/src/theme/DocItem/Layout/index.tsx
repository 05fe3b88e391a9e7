/**
 * Change: our main and right column; adds the social card, the link to the Markdown twin, the menu groups above the title and
 *   the page's tools below it; sets the document title without delay.
 * Reason: pages without headings have a right column too, and API resource pages have none.
 * Upstream: @docusaurus/theme-classic DocItem/Layout (eject).
 */
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { PageMetadata } from "@docusaurus/theme-common";
import type { ReactNode } from "react";
import ContentVisibility from "@theme/ContentVisibility";
import DocItemContent from "@theme/DocItem/Content";
import DocItemFooter from "@theme/DocItem/Footer";
import type { Props } from "@theme/DocItem/Layout";
import TOC from "@theme/TOC";
import { OldTitleAnchors } from "../../../layout/page/OldAnchors";
import { AlternateLinks, PageTitle } from "../../../layout/page/PageHead";
import { Breadcrumbs } from "../../../layout/page/Breadcrumbs";
import { PageBar } from "../../../layout/page/PageBar";
import { PageLayout, usePageForm } from "../../../layout/page/PageLayout";
import { PageTools } from "../../../layout/rightColumn/RightColumn";
import { NewerPage } from "../../../reference/ReaderValuesButton";
import { UntranslatedNotice, useForeignText } from "../../../layout/page/translation";
import { VersionNotice } from "../../../layout/page/VersionNotice";
import { socialCardPath } from "docusaurus-waymark-core/sections";
import { useSitePath } from "docusaurus-waymark-core/sections/useSitePath";

export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, toc } = useDoc();
  const form = usePageForm();
  const { since } = metadata.frontMatter as { readonly since?: string };
  const path = useSitePath();
  const foreign = useForeignText();
  return (
    <PageLayout contents={<TOC toc={toc} />}>
      <PageTitle title={metadata.title} />
      <PageMetadata image={socialCardPath(path)} />
      <AlternateLinks />
      <VersionNotice />
      <ContentVisibility metadata={metadata} />
      {foreign && <UntranslatedNotice />}
      <article {...foreign}>
        <Breadcrumbs />
        <OldTitleAnchors frontMatter={metadata.frontMatter} title={metadata.title} />
        <DocItemContent>
          {since !== undefined && <NewerPage since={since} />}
          {form === "article" ? <PageBar toc={toc} /> : form === "wide" && <PageTools />}
          {children}
        </DocItemContent>
      </article>
      <DocItemFooter />
    </PageLayout>
  );
}
