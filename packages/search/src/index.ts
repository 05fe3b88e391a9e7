import path from "node:path";
import type { Plugin } from "@docusaurus/types";

/** Folder of the theme components. */
export const THEME_FOLDER = path.join(__dirname, "theme");

/** The search button and the search page, as theme components that a site can replace. */
export default function searchTheme(): Plugin {
  return { name: "docusaurus-theme-waymark-search", getThemePath: () => THEME_FOLDER };
}
