import Link from "@docusaurus/Link";
import useIsBrowser from "@docusaurus/useIsBrowser";
import type { ReactNode } from "react";
import { NEEDS_APPLICATION } from "../../lib/early";
import { pagePaths, useLocation } from "../../lib/router";
import { closestPages } from "./closestPages";
import styles from "./NotFoundPage.module.css";

/** Pages that help most readers who lost their way. */
const STARTING_POINTS = [
  { to: "/", label: "Documentation home" },
  { to: "/how-to/getting-started", label: "Quickstart guide" },
  { to: "/how-to/installation", label: "Install the client" },
  { to: "/api", label: "API reference" },
];

/** What readers see at an address without a page: what happened, search, the closest pages, and places to start. */
export function NotFoundPage({ search }: { readonly search: ReactNode }): ReactNode {
  return (
    <main className={styles.page} {...{ [NEEDS_APPLICATION]: "" }}>
      <p className={styles.code}>404</p>
      <h1>There is no page at this address</h1>
      <p>
        The page may have moved, or the link that brought you here may be mistyped. Search for it, or go on
        from here.
      </p>
      <div className={styles.search}>{search}</div>
      <ClosestPages />
      <h2>Start from here</h2>
      <ul>
        {STARTING_POINTS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** Links to pages with a similar address. The static page serves every wrong address, so it has none. */
function ClosestPages(): ReactNode {
  const { pathname } = useLocation();
  const closest = closestPages(pathname, pagePaths());
  if (!useIsBrowser() || closest.length === 0) return null;
  return (
    <>
      <h2>Pages with a similar address</h2>
      <ul>
        {closest.map((path) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
