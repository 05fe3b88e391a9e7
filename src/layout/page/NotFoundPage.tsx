import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import useIsBrowser from "@docusaurus/useIsBrowser";
import type { ReactNode } from "react";
import { useLocation } from "../../browser/router";
import { PageFooter } from "../pageFooter/PageFooter";
import type { NavNode } from "../sideNav/tree";
import { useNavTree } from "../sideNav/useNavTree";
import { similarPages } from "./similarPages";
import { NarrowPage } from "./NarrowPage";
import { SiteLink } from "../../ui/SiteLink";
import styles from "./NotFoundPage.module.css";

/** Pages that help most readers of this page. */
const STARTING_POINTS = [
  { to: "/", label: "Documentation home" },
  { to: "/how-to/getting-started", label: "Quickstart guide" },
  { to: "/how-to/installation", label: "Install the client" },
  { to: "/api", label: "API reference" },
];

interface Props {
  /** The menu of the section that the address belongs to. */
  readonly items: readonly PropSidebarItem[];
  readonly search: ReactNode;
}

/** The page for unknown addresses: an explanation, search, pages with a similar address, and pages to start from. */
export function NotFoundPage({ items, search }: Props): ReactNode {
  return (
    <NarrowPage>
      <p className={styles.code}>404</p>
      <h1>There is no page at this address</h1>
      <p>
        The page may have moved, or the link that brought you here may be mistyped.{" "}
        <SiteLink to="/search">Search</SiteLink> for it, or go on from here.
      </p>
      <div className={styles.search}>{search}</div>
      <h2>Start from here</h2>
      <ul>
        {STARTING_POINTS.map(({ to, label }) => (
          <li key={to}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
      </ul>
      {useIsBrowser() && <OfAddress items={items} />}
    </NarrowPage>
  );
}

/**
 * What needs the address or the application. It comes last, because one static file serves all unknown addresses: when it
 * is added, nothing above it moves.
 */
function OfAddress({ items }: Pick<Props, "items">): ReactNode {
  return (
    <>
      <ClosestPages items={items} />
      <PageFooter previous={undefined} next={undefined} />
    </>
  );
}

/** Links to pages of the menu with a similar address. */
function ClosestPages({ items }: Pick<Props, "items">): ReactNode {
  const { pathname } = useLocation();
  const closest = similarPages(pathname, pagesOf(useNavTree(items)));
  if (closest.length === 0) return null;
  return (
    <>
      <h2>Pages with a similar address</h2>
      <ul>
        {closest.map(({ href, label }) => (
          <li key={href}>
            <SiteLink to={href}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** All pages of a menu. */
function pagesOf(nodes: readonly NavNode[]): { readonly href: string; readonly label: string }[] {
  return nodes.flatMap((node) => {
    const { href, label } = node;
    return [
      ...(href === undefined ? [] : [{ href, label }]),
      ...(node.kind === "group" ? pagesOf(node.children) : []),
    ];
  });
}
