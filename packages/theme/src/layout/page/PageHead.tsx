import Head from "@docusaurus/Head";
import useBaseUrl from "@docusaurus/useBaseUrl";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useLayoutEffect, type ReactNode } from "react";
import { FEEDS } from "docusaurus-waymark-core/navigation/feeds";
import { pageTitle } from "docusaurus-waymark-core/sections";
import { useSection } from "docusaurus-waymark-core/sections/useSection";
import { useSitePath } from "docusaurus-waymark-core/sections/useSitePath";
import { useTwinAddress } from "docusaurus-waymark-core/sections/useTwinAddress";

/** Links in the head of a page to its Markdown twin and, on the page of a feed, to that feed. */
export function AlternateLinks(): ReactNode {
  const twin = useTwinAddress();
  const path = useSitePath();
  const feed = Object.values(FEEDS).find(({ page }) => page === path);
  const feedAddress = useBaseUrl(feed?.file);
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={twin} />
      {feed && <link rel="alternate" type="application/atom+xml" title={feed.title} href={feedAddress} />}
    </Head>
  );
}

/** Sets `document.title` in the commit that renders the page. Docusaurus sets the same title a frame later. */
export function PageTitle({ title }: { readonly title: string }): null {
  const { siteConfig } = useDocusaurusContext();
  const text = pageTitle(title, useSection().id, siteConfig.title);
  useLayoutEffect(() => {
    document.title = text;
  }, [text]);
  return null;
}
