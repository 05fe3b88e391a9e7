import path from "node:path";
import type { Plugin } from "@docusaurus/types";

/** Folder of the theme components. */
export const THEME_FOLDER = path.join(__dirname, "theme");

/** The theme: frame, components of pages, and elements of Markdown. A site replaces any of them in `src/theme`. */
export default function theme(): Plugin {
  return { name: "docusaurus-theme-waymark", getThemePath: () => THEME_FOLDER };
}
