import Head from "@docusaurus/Head";
import useBaseUrl from "@docusaurus/useBaseUrl";
import type { ReactNode } from "react";
import { FEEDS } from "../../navigation/feeds";
import { useSitePath } from "../../sections/useSitePath";
import { useTwinAddress } from "../../sections/useTwinAddress";

/** Tells machines where the page's Markdown twin is, and the feed that belongs to it. */
export function Alternates(): ReactNode {
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
