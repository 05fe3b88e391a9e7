/**
 * Change: release, day of the last change, feedback question, and links to neighboring pages instead of tags and edit link;
 *   a menu of links has neighbors too.
 * Reason: the edit link is in the right column; unlisted pages are in no other menu.
 * Upstream: @docusaurus/theme-classic DocItem/Footer (eject).
 */
import { useDoc, useDocsSidebar } from "@docusaurus/plugin-content-docs/client";
import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import type { ReactNode } from "react";
import { Revision } from "../../../layout/pageFooter/Revision";
import { ReportLink } from "../../../layout/pageFooter/ReportLink";
import { PageFooter } from "../../../layout/pageFooter/PageFooter";
import { useCurrentPath } from "../../../layout/sideNav/MenuPath";
import { neighborsOf } from "../../../layout/sideNav/tree";
import { useNavTree } from "../../../layout/sideNav/useNavTree";

const NO_ITEMS: readonly PropSidebarItem[] = [];

export default function DocItemFooter(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { release } = frontMatter as { readonly release?: string };
  const tree = useNavTree(useDocsSidebar()?.items ?? NO_ITEMS);
  const path = useCurrentPath();
  const { previous, next } = metadata.previous || metadata.next ? metadata : neighborsOf(tree, path);
  const report = <ReportLink title={metadata.title} release={release} />;
  return (
    <>
      <Revision release={release} changed={metadata.lastUpdatedAt}>
        {report}
      </Revision>
      <PageFooter previous={previous} next={next} />
    </>
  );
}
