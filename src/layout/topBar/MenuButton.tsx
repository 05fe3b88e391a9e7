import { Menu } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/IconButton";
import { useFrame } from "../FrameProvider";
import { SITE_NAV_ID } from "../sideNav/ids";
import styles from "./MenuButton.module.css";

/** Opens the navigation drawer below 1024 px. Without scripts the navigation stands open in the page. */
export function MenuButton(): ReactNode {
  const { drawerOpen, setDrawerOpen } = useFrame();
  return (
    <span className={styles.slot}>
      <IconButton
        label="Open menu"
        data-act="menu"
        aria-expanded={drawerOpen}
        aria-controls={SITE_NAV_ID}
        onClick={() => setDrawerOpen(true)}
      >
        <Menu aria-hidden="true" />
      </IconButton>
    </span>
  );
}
