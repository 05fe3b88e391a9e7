import { Menu } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/IconButton";
import { SITE_NAV_ID } from "../sideNav/ids";
import styles from "./MenuButton.module.css";

/** Opens the navigation drawer below 1024 px (`drawer.ts`). Without scripts the navigation stands open in the page. */
export function MenuButton(): ReactNode {
  return (
    <span className={styles.slot}>
      <IconButton label="Open menu" data-act="menu" aria-expanded="false" aria-controls={SITE_NAV_ID}>
        <Menu aria-hidden="true" />
      </IconButton>
    </span>
  );
}
