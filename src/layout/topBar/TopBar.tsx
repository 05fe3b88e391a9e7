import type { ReactNode } from "react";
import { Logo } from "../Logo";
import { MenuButton } from "./MenuButton";
import { ThemeToggle } from "./ThemeToggle";
import { TopLinks } from "./TopLinks";
import { TryLink } from "./TryLink";
import styles from "./TopBar.module.css";
import { useScrollProgress } from "./useScrollProgress";

/** The bar over every page: menu and logo, search, links, theme, and the way into the web app (SPEC section 2). */
export function TopBar({ search }: { readonly search: ReactNode }): ReactNode {
  const bar = useScrollProgress();
  return (
    <header ref={bar} className={styles.bar}>
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
