import Head from "@docusaurus/Head";
import { translate } from "@docusaurus/Translate";
import useBaseUrl from "@docusaurus/useBaseUrl";
import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { OFFLINE_DOWNLOAD } from "docusaurus-waymark-core/protocol/attributes";
import { usePopularPages } from "../sideNav/usePopularPages";
import { NarrowPage } from "./NarrowPage";
import styles from "./PrintPage.module.css";
import { Shell } from "./Shell";

/** A printed page of the build, below `/print/`. */
export interface PrintedPart {
  readonly label: string;
  readonly slug: string;
  /** Number of pages in it. */
  readonly pages: number;
}

/**
 * The list of printed pages, at `/print`. The printed pages themselves are written after the build, so links to them leave
 * the application. `npx waymark offline` inserts the download of the offline copy, which shows its part of the page.
 */
export default function PrintPage({ parts }: { readonly parts: readonly PrintedPart[] }): ReactNode {
  const base = useBaseUrl("/print/");
  return (
    <Layout
      title={translate({ id: "print.title", message: "Print or save as PDF" })}
      description={translate({
        id: "print.description",
        message: "Each part of the documentation as one page, to print or to save as PDF.",
      })}
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Shell items={usePopularPages()}>
        <NarrowPage>
          <h1>{translate({ id: "print.title", message: "Print or save as PDF" })}</h1>
          <p>
            {translate({
              id: "print.howTo",
              message:
                "Each part of the documentation is one page here, with a table of contents. Open a part, then print it or save it as PDF with your browser.",
            })}
          </p>
          <ul className={styles.parts}>
            {parts.map(({ label, slug, pages }) => (
              <li key={slug}>
                <a href={base + slug}>{label}</a>{" "}
                <span className={styles.count}>
                  {pages === 1
                    ? translate({ id: "print.onePage", message: "1 page" })
                    : translate({ id: "print.pages", message: "{count} pages" }, { count: pages })}
                </span>
              </li>
            ))}
          </ul>
          <section className={styles.offline}>
            <h2>{translate({ id: "print.offline", message: "Read it offline" })}</h2>
            <p>
              {translate({
                id: "print.offlineCopy",
                message:
                  "This archive contains the whole documentation and its search, for when the network is what is broken. Unpack it and open index.html in a browser. You need no server and no network.",
              })}
            </p>
            <p {...DOWNLOAD} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
          </section>
        </NarrowPage>
      </Shell>
    </Layout>
  );
}

const DOWNLOAD = { [OFFLINE_DOWNLOAD]: "" };
