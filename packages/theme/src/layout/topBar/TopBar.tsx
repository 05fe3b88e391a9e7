import { translate } from "@docusaurus/Translate";
import { Menu, Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/IconButton";
import { Logo } from "../Logo";
import { SITE_NAV_ID } from "docusaurus-waymark-core/protocol/ids";
import { TopLinks } from "./TopLinks";
import { LanguageMenu } from "./LanguageMenu";
import { TryLink } from "./TryLink";
import { VersionMenu } from "./VersionMenu";
import styles from "./TopBar.module.css";

/** The bar at the top of every page: menu button, logo, search, links, theme toggle, and a link to the web app. */
export function TopBar({ search }: { readonly search: ReactNode }): ReactNode {
  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        <MenuButton />
        <Logo />
      </div>
      <div className={styles.search}>{search}</div>
      <nav className={styles.links} aria-label={translate({ id: "topBar.main", message: "Main" })}>
        <TopLinks />
      </nav>
      <div className={styles.end}>
        <VersionMenu />
        <LanguageMenu />
        <ThemeToggle />
        <TryLink />
      </div>
    </header>
  );
}

/** Opens the navigation drawer below 1024 px (`drawer.ts`). Without scripts the menu is part of the page. */
function MenuButton(): ReactNode {
  return (
    <span className={styles.menu}>
      <IconButton
        label={translate({ id: "topBar.openMenu", message: "Open menu" })}
        data-act="menu"
        aria-expanded="false"
        aria-controls={SITE_NAV_ID}
      >
        <Menu aria-hidden="true" />
      </IconButton>
    </span>
  );
}

/** Switches between the light and the dark theme (`theme.ts`). */
function ThemeToggle(): ReactNode {
  return (
    <IconButton
      label={translate({
        id: "topBar.switchBetweenLightAndDarkTheme",
        message: "Switch between light and dark theme",
      })}
      className={styles.theme}
      data-act="theme"
    >
      <Sun className={styles.sun} aria-hidden="true" />
      <Moon className={styles.moon} aria-hidden="true" />
    </IconButton>
  );
}
