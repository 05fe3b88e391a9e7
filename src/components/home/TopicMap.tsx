import { useDocsSidebar } from "@docusaurus/plugin-content-docs/client";
import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import type { ReactNode } from "react";
import { SiteLink } from "docusaurus-theme-waymark/ui/SiteLink";
import styles from "./Home.module.css";

/** Links that a topic shows; the others are in the menu. */
const LINKS_PER_TOPIC = 3;

interface Topic {
  readonly label: string;
  readonly links: readonly Link[];
}

interface Link {
  readonly label: string;
  readonly href: string;
}

/** A map of the menu: every group that has its own pages, with its first pages. */
export default function TopicMap(): ReactNode {
  const topics = topicsOf(useDocsSidebar()?.items ?? []);
  return (
    <ul className={styles.map} data-search="skip">
      {topics.map(({ label, links }) => (
        <li key={label}>
          <p className={styles.topic}>{label}</p>
          <ul>
            {links.slice(0, LINKS_PER_TOPIC).map((link) => (
              <li key={link.href}>
                <SiteLink to={link.href}>{link.label}</SiteLink>
              </li>
            ))}
          </ul>
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
    const links = [...ownLink(item), ...item.items.flatMap(ownLink)];
    return [...(links.length > 0 ? [{ label: item.label, links }] : []), ...inner.filter(isBroad)];
  });
}

function ownLink(item: PropSidebarItem): Link[] {
  if (item.type === "html" || item.href === undefined) return [];
  if (item.type === "link" && item.unlisted) return [];
  return [{ label: item.label, href: item.href }];
}

/** A small group does not get its own place. */
function isBroad({ links }: Topic): boolean {
  return links.length > 1;
}
