import Translate, { translate } from "@docusaurus/Translate";
import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import useIsBrowser from "@docusaurus/useIsBrowser";
import type { ReactNode } from "react";
import { useLocation } from "docusaurus-waymark-core/browser/router";
import { STARTING_POINTS } from "@theme/StartingPages";
import type { NavNode } from "../sideNav/tree";
import { useNavTree } from "../sideNav/useNavTree";
import { pagesBelow, similarPages } from "./similarPages";
import { NarrowPage } from "./NarrowPage";
import { SiteLink } from "../../ui/SiteLink";
import styles from "./NotFoundPage.module.css";

interface Props {
  /** The menu of the section that the address belongs to. */
  readonly items: readonly PropSidebarItem[];
}

/** The page for unknown addresses: an explanation, pages to start from, and pages below the address or similar to it. */
export function NotFoundPage({ items }: Props): ReactNode {
  return (
    <NarrowPage>
      <p className={styles.code}>404</p>
      <h1>
        {translate({
          id: "notFound.thereIsNoPageAtThis2",
          message: "There is no page at this address",
        })}
      </h1>
      <p>
        <Translate
          id="notFound.explanation"
          values={{
            search: <SiteLink to="/search">{translate({ id: "search.search", message: "Search" })}</SiteLink>,
          }}
        >
          {
            "The page may have moved, or the link that brought you here may be mistyped. {search} for it, or go on from here."
          }
        </Translate>
      </p>
      <h2>{translate({ id: "notFound.startFromHere", message: "Start from here" })}</h2>
      <ul>
        {STARTING_POINTS.map(({ route, title }) => (
          <li key={route}>
            <SiteLink to={route}>{title}</SiteLink>
          </li>
        ))}
      </ul>
      {useIsBrowser() && <PagesOfAddress items={items} />}
    </NarrowPage>
  );
}

/**
 * Links to the pages in the folder of the address, else to pages with a similar address. They come last, because one static file
 * serves all unknown addresses: when they are added, nothing above them moves.
 */
function PagesOfAddress({ items }: Props): ReactNode {
  const { pathname } = useLocation();
  const pages = pagesOf(useNavTree(items));
  const below = pagesBelow(pathname, pages);
  const shown = below.length > 0 ? below : similarPages(pathname, pages);
  if (shown.length === 0) return null;
  return (
    <>
      <h2>
        {below.length > 0
          ? translate({ id: "notFound.pagesInThisFolder", message: "Pages in this folder" })
          : translate({ id: "notFound.pagesWithASimilarAddress", message: "Pages with a similar URL" })}
      </h2>
      <ul>
        {shown.map(({ href, label }) => (
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
