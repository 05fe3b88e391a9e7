import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import styles from "./NotFoundPage.module.css";

/** Pages that help most readers who lost their way. */
const STARTING_POINTS = [
  { to: "/", label: "Documentation home" },
  { to: "/how-to/getting-started", label: "Quickstart guide" },
  { to: "/how-to/installation", label: "Install the client" },
  { to: "/api", label: "API reference" },
];

/** What readers see at an address without a page. */
export function NotFoundPage(): ReactNode {
  return (
    <main className={styles.page}>
      <p className={styles.code}>404</p>
      <h1>There is no page at this address</h1>
      <p>
        The page may have moved, or the link that brought you here may be mistyped. Search for it, or start
        from:
      </p>
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
