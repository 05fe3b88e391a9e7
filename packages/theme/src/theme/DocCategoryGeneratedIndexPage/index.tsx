/**
 * Change: the pages of the group as cards of ours, in the frame of the other pages.
 * Reason: the stock page is laid out by Infima, which this site does not have.
 * Upstream: @docusaurus/theme-classic DocCategoryGeneratedIndexPage (eject).
 */
import {
  findFirstSidebarItemLink,
  useCurrentSidebarCategory,
  useDocById,
} from "@docusaurus/plugin-content-docs/client";
import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { PageMetadata } from "@docusaurus/theme-common";
import type { ReactNode } from "react";
import type { Props } from "@theme/DocCategoryGeneratedIndexPage";
import { SITE_MAIN_ID } from "docusaurus-waymark-core/protocol/ids";
import { PageTitle } from "../../layout/page/PageHead";
import { VersionNotice } from "../../layout/page/VersionNotice";
import Card from "../../mdx/Card";
import Cards from "../../mdx/Cards";
import styles from "../../layout/page/PageLayout.module.css";

export default function GroupPage({ categoryGeneratedIndex }: Props): ReactNode {
  const { title, description, keywords } = categoryGeneratedIndex;
  const { items } = useCurrentSidebarCategory();
  return (
    <main id={SITE_MAIN_ID} className={`${styles.page} ${styles.wide}`}>
      <PageMetadata title={title} {...(description && { description })} {...(keywords && { keywords })} />
      <PageTitle title={title} />
      <VersionNotice />
      <div className="markdown">
        <h1>{title}</h1>
        {description && <p>{description}</p>}
        <Cards>
          {items.map((item, index) => (
            <EntryCard key={index} item={item} />
          ))}
        </Cards>
      </div>
    </main>
  );
}

function EntryCard({ item }: { readonly item: PropSidebarItem }): ReactNode {
  const page = useDocById(item.type === "link" ? item.docId : undefined);
  if (item.type === "html") return null;
  const href = item.type === "category" ? findFirstSidebarItemLink(item) : item.href;
  if (href === undefined) return null;
  return (
    <Card title={item.label} href={href}>
      {item.description ?? page?.description}
    </Card>
  );
}
