import Head from "@docusaurus/Head";
import {
  useDocsData,
  useDocsVersion,
  useDocVersionSuggestions,
} from "@docusaurus/plugin-content-docs/client";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import DocVersionBanner from "@theme/DocVersionBanner";
import type { ReactNode } from "react";
import { SEARCH_FOLDER } from "docusaurus-waymark-core/protocol/attributes";
import styles from "./VersionNotice.module.css";

/**
 * On pages of a version that is not the released one: a banner that says so, the released page as the canonical
 * address, and search in that version.
 * Nothing on other pages.
 */
export function VersionNotice(): ReactNode {
  return useDocsVersion().isLast ? null : <OtherVersion />;
}

function OtherVersion(): ReactNode {
  const { version, pluginId } = useDocsVersion();
  const { siteConfig } = useDocusaurusContext();
  const path = useDocsData(pluginId).versions.find(({ name }) => name === version)?.path;
  const { latestDocSuggestion } = useDocVersionSuggestions(pluginId);
  return (
    <>
      <Head>
        <html {...{ [SEARCH_FOLDER]: `${path}/` }} />
      </Head>
      {latestDocSuggestion && (
        <Head>
          <link rel="canonical" href={siteConfig.url + latestDocSuggestion.path} />
        </Head>
      )}
      <div className={styles.banner}>
        <DocVersionBanner />
      </div>
    </>
  );
}
