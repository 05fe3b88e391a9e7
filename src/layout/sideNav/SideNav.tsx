import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { X } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { useSection } from "../../sections/useSection";
import { IconButton } from "../../ui/IconButton";
import { useModal } from "../../ui/useModal";
import { useFrame } from "../FrameProvider";
import { Logo } from "../Logo";
import { TopLinks } from "../topBar/TopLinks";
import { SignInLink } from "../topBar/TryLink";
import { ActiveMarker } from "./ActiveMarker";
import { SITE_NAV_ID } from "./ids";
import { MenuStateProvider } from "./MenuState";
import { NavTree } from "./NavList";
import styles from "./SideNav.module.css";
import { useNavTree } from "./useNavTree";
import { useRevealActive } from "./useRevealActive";

interface Props {
  readonly items: readonly PropSidebarItem[];
  /** True on the error file until React has taken it over. */
  readonly inErrorFile?: boolean;
}

/**
 * The section's menu: a fixed column from 1024 px, a modal drawer below. One element serves as both,
 * so the page carries the tree once and scripts are not needed to read it.
 */
export function SideNav({ items, inErrorFile = false }: Props): ReactNode {
  const section = useSection();
  const panel = useRef<HTMLDivElement>(null);
  const { open, close } = useDrawer(panel);
  const tree = useNavTree(items);
  const scroller = useRevealActive(section.id, open);
  return (
    <>
      <div
        className={styles.backdrop}
        data-open={open}
        data-act="menu-close"
        onClick={close}
        aria-hidden="true"
      />
      <aside
        ref={panel}
        id={SITE_NAV_ID}
        data-side-nav=""
        className={styles.panel}
        data-open={open}
        aria-label="Menu"
        {...(open && { role: "dialog", "aria-modal": true })}
      >
        <div className={styles.head}>
          <Logo />
          <IconButton label="Close menu" className={styles.close} data-act="menu-close" onClick={close}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <div ref={scroller} className={styles.scroller} data-scroller="">
          <nav className={styles.top} aria-label="Site">
            <TopLinks />
          </nav>
          <nav className={styles.tree} aria-label={`${section.label} pages`}>
            <MenuStateProvider>
              <NavTree nodes={tree} inErrorFile={inErrorFile} />
            </MenuStateProvider>
            <ActiveMarker />
          </nav>
        </div>
        <SignInLink />
      </aside>
    </>
  );
}

/** The drawer's state; while it is open, the panel is modal. */
function useDrawer(panel: React.RefObject<HTMLDivElement | null>) {
  const { drawerOpen, setDrawerOpen } = useFrame();
  const close = (): void => setDrawerOpen(false);
  useModal(panel, drawerOpen, close);
  return { open: drawerOpen, close };
}
