/**
 * Change: day of verification, feedback question, and links to neighboring pages instead of tags and edit link.
 * Reason: the edit link is in the right column.
 * Upstream: @docusaurus/theme-classic DocItem/Footer (eject).
 */
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import type { ReactNode } from "react";
import { Verified, type Verification } from "@site/src/layout/pageFooter/Verified";
import { ReportLink } from "@site/src/layout/pageFooter/ReportLink";
import { PageFooter } from "@site/src/layout/pageFooter/PageFooter";

export default function DocItemFooter(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { verified } = frontMatter as { readonly verified?: Verification };
  const report = <ReportLink title={metadata.title} release={verified?.release} />;
  return (
    <>
      <Verified verified={verified}>{report}</Verified>
      <PageFooter previous={metadata.previous} next={metadata.next} />
    </>
  );
}
