import { Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/IconButton";
import styles from "./ThemeToggle.module.css";

/** Switches between light and dark; `theme.ts` acts on it. */
export function ThemeToggle(): ReactNode {
  return (
    <IconButton label="Switch between light and dark theme" className={styles.toggle} data-act="theme">
      <Sun className={styles.sun} aria-hidden="true" />
      <Moon className={styles.moon} aria-hidden="true" />
    </IconButton>
  );
}
