import Head from "@docusaurus/Head";
import { useDocsVersion, useDocVersionSuggestions } from "@docusaurus/plugin-content-docs/client";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import DocVersionBanner from "@theme/DocVersionBanner";
import type { ReactNode } from "react";
import styles from "./VersionNotice.module.css";

/**
 * On pages of a version that is not the released one: a banner that says so, and the released page as the canonical address.
 * Nothing on other pages.
 */
export function VersionNotice(): ReactNode {
  const { isLast, pluginId } = useDocsVersion();
  return isLast ? null : <OtherVersion pluginId={pluginId} />;
}

function OtherVersion({ pluginId }: { readonly pluginId: string }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { latestDocSuggestion } = useDocVersionSuggestions(pluginId);
  return (
    <>
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
