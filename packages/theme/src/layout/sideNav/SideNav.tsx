import { translate } from "@docusaurus/Translate";
import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useSection } from "docusaurus-waymark-core/sections/useSection";
import { IconButton } from "../../ui/IconButton";
import { Logo } from "../Logo";
import { TopLinks } from "../topBar/TopLinks";
import { SignInLink } from "../topBar/TryLink";
import { SITE_NAV_ID } from "docusaurus-waymark-core/protocol/ids";
import { MenuPathProvider } from "./MenuPath";
import { NavTree } from "./NavList";
import styles from "./SideNav.module.css";
import { useNavTree } from "./useNavTree";

interface Props {
  readonly items: readonly PropSidebarItem[];
  /** True while the error file is hydrated. */
  readonly inErrorFile?: boolean;
}

/**
 * The menu of the section: a fixed column from 1024 px, a modal drawer on narrower screens. Both are one element, so the page
 * has the tree once. `drawer.ts` and `menu.ts` handle its events.
 */
export function SideNav({ items, inErrorFile = false }: Props): ReactNode {
  const section = useSection();
  const tree = useNavTree(items);
  return (
    <>
      <div className={styles.backdrop} data-open="false" data-act="menu-close" aria-hidden="true" />
      <aside
        id={SITE_NAV_ID}
        data-side-nav=""
        className={styles.panel}
        data-open="false"
        aria-label={translate({ id: "sideNav.menu", message: "Menu" })}
      >
        <div className={styles.head}>
          <Logo />
          <IconButton
            label={translate({ id: "sideNav.closeMenu", message: "Close menu" })}
            className={styles.close}
            data-act="menu-close"
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <div className={styles.scroller} data-scroller="">
          <nav className={styles.top} aria-label={translate({ id: "sideNav.site", message: "Site" })}>
            <TopLinks />
          </nav>
          <nav
            className={styles.tree}
            aria-label={translate(
              { id: "sideNav.pages", message: "{section} pages" },
              { section: section.label },
            )}
          >
            <MenuPathProvider>
              <NavTree nodes={tree} inErrorFile={inErrorFile} />
            </MenuPathProvider>
            <span className={styles.marker} data-marker="" aria-hidden="true" />
          </nav>
        </div>
        <SignInLink />
      </aside>
    </>
  );
}
