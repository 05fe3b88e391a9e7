import { useColorMode } from "@docusaurus/theme-common";
import { Moon, Sun } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { IconButton } from "../../ui/IconButton";
import styles from "./ThemeToggle.module.css";

const DARK_QUERY = "(prefers-color-scheme: dark)";

/**
 * Switches between light and dark. The choice is stored only while it differs from the system's preference: the
 * stored value goes when the reader chooses the system's own scheme again, and when the system changes to the choice.
 */
export function ThemeToggle(): ReactNode {
  const { colorMode, colorModeChoice, setColorMode } = useColorMode();
  const toggle = (): void => {
    const next = colorMode === "dark" ? "light" : "dark";
    setColorMode(next === systemTheme() ? null : next);
  };
  useEffect(() => {
    const onSystem = (): void => {
      if (colorModeChoice === systemTheme()) setColorMode(null);
    };
    onSystem();
    const system = window.matchMedia(DARK_QUERY);
    system.addEventListener("change", onSystem);
    return () => system.removeEventListener("change", onSystem);
  }, [colorModeChoice, setColorMode]);
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

function systemTheme(): "light" | "dark" {
  return window.matchMedia(DARK_QUERY).matches ? "dark" : "light";
}
