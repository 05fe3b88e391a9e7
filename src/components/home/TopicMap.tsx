import { useDocsSidebar } from "@docusaurus/plugin-content-docs/client";
import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import type { ReactNode } from "react";
import { SiteLink } from "docusaurus-theme-waymark/ui/SiteLink";
import styles from "./Home.module.css";

interface Topic {
  readonly label: string;
  /** Address of its first page. */
  readonly href: string;
  /** Number of its own pages. */
  readonly count: number;
}

/** A map of the menu: every group that has its own pages, with their number. */
export default function TopicMap(): ReactNode {
  const topics = topicsOf(useDocsSidebar()?.items ?? []);
  return (
    <ul className={styles.map} data-search="skip">
      {topics.map(({ label, href, count }) => (
        <li key={label}>
          <SiteLink to={href}>{label}</SiteLink> <span className={styles.count}>{count}</span>
        </li>
      ))}
    </ul>
  );
}

/** The groups of a menu in its order, each with its own page, its pages and those of the groups in it. */
export function topicsOf(items: readonly PropSidebarItem[]): Topic[] {
  return items.flatMap((item): Topic[] => {
    if (item.type !== "category") return [];
    const inner = topicsOf(item.items);
    const [first, ...others] = [...ownLink(item), ...item.items.flatMap(ownLink)];
    const own = first === undefined ? [] : [{ label: item.label, href: first, count: 1 + others.length }];
    return [...own, ...inner.filter(isBroad)];
  });
}

function ownLink(item: PropSidebarItem): string[] {
  if (item.type === "html" || item.href === undefined) return [];
  if (item.type === "link" && item.unlisted) return [];
  return [item.href];
}

/** A small group does not get its own place. */
function isBroad({ count }: Topic): boolean {
  return count > 1;
}
