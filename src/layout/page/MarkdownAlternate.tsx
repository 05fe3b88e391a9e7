import Head from "@docusaurus/Head";
import type { ReactNode } from "react";
import { useTwinAddress } from "../../sections/useTwinAddress";

/** Tells machines where the page's Markdown twin is. */
export function MarkdownAlternate(): ReactNode {
  const address = useTwinAddress();
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={address} />
    </Head>
  );
}
