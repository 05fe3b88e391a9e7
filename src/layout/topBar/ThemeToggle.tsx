import { useColorMode } from "@docusaurus/theme-common";
import { Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/IconButton";
import styles from "./ThemeToggle.module.css";

const DARK_QUERY = "(prefers-color-scheme: dark)";

/**
 * Switches between light and dark. The choice is stored only while it differs from the system's preference
 * (SPEC section 4): choosing the system's own scheme again removes the stored value.
 */
export function ThemeToggle(): ReactNode {
  const { colorMode, setColorMode } = useColorMode();
  const toggle = (): void => {
    const next = colorMode === "dark" ? "light" : "dark";
    const system = window.matchMedia(DARK_QUERY).matches ? "dark" : "light";
    setColorMode(next === system ? null : next);
  };
  return (
    <IconButton
      label="Switch between light and dark theme"
      className={styles.toggle}
      data-act="theme"
      onClick={toggle}
    >
      <Sun className={styles.sun} aria-hidden="true" />
      <Moon className={styles.moon} aria-hidden="true" />
    </IconButton>
  );
}
