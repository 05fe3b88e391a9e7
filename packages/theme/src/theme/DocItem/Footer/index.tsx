/**
 * Change: release, day of the last change, feedback question, and links to neighboring pages instead of tags and edit link.
 * Reason: the edit link is in the right column.
 * Upstream: @docusaurus/theme-classic DocItem/Footer (eject).
 */
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import type { ReactNode } from "react";
import { Revision } from "../../../layout/pageFooter/Revision";
import { ReportLink } from "../../../layout/pageFooter/ReportLink";
import { PageFooter } from "../../../layout/pageFooter/PageFooter";

export default function DocItemFooter(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { release } = frontMatter as { readonly release?: string };
  const report = <ReportLink title={metadata.title} release={release} />;
  return (
    <>
      <Revision release={release} changed={metadata.lastUpdatedAt}>
        {report}
      </Revision>
      <PageFooter />
    </>
  );
}
