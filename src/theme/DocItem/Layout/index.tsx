/**
 * Change: our main and right column; adds the social card, the link to the Markdown twin, and the line with the values of the
 *   page; sets the document title without delay.
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
import { OldTitleAnchors } from "@site/src/layout/page/OldAnchors";
import { AlternateLinks, PageTitle } from "@site/src/layout/page/PageHead";
import { PageLayout } from "@site/src/layout/page/PageLayout";
import { ReaderLine } from "@site/src/reference/ReaderLine";
import { useUsedValues } from "@site/src/reference/useUsedValues";
import { socialCardPath } from "@site/src/sections";
import { useSitePath } from "@site/src/sections/useSitePath";

export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata } = useDoc();
  const uses = useUsedValues();
  const { since } = metadata.frontMatter as { readonly since?: string };
  const path = useSitePath();
  return (
    <PageLayout>
      <PageTitle title={metadata.title} />
      <PageMetadata image={socialCardPath(path)} />
      <AlternateLinks />
      <ContentVisibility metadata={metadata} />
      <article>
        <OldTitleAnchors frontMatter={metadata.frontMatter} title={metadata.title} />
        <DocItemContent>
          {uses && <ReaderLine uses={uses} since={since} />}
          {children}
        </DocItemContent>
      </article>
      <DocItemFooter />
    </PageLayout>
  );
}
