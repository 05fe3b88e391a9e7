/**
 * Change: feedback question and neighbor links in place of tags and edit row.
 * Reason: the page footer of SPEC section 2; the edit link lives in the right column.
 * Upstream: @docusaurus/theme-classic DocItem/Footer (eject).
 */
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import type { ReactNode } from "react";
import { PageFooter } from "@site/src/frame/pageFooter/PageFooter";

export default function DocItemFooter(): ReactNode {
  const { metadata } = useDoc();
  return <PageFooter previous={metadata.previous} next={metadata.next} />;
}
