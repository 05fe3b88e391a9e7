import type { ReactNode } from "react";
import { Logo } from "../Logo";
import { MenuButton } from "./MenuButton";
import { ThemeToggle } from "./ThemeToggle";
import { TopLinks } from "./TopLinks";
import { TryLink } from "./TryLink";
import styles from "./TopBar.module.css";

/** The bar over every page: menu and logo, search, links, theme, and the way into the web app. */
export function TopBar({ search }: { readonly search: ReactNode }): ReactNode {
  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        <MenuButton />
        <Logo />
      </div>
      <div className={styles.search}>{search}</div>
      <nav className={styles.links} aria-label="Main">
        <TopLinks />
      </nav>
      <div className={styles.end}>
        <ThemeToggle />
        <TryLink />
      </div>
    </header>
  );
}
