import path from "node:path";
import type { Plugin } from "@docusaurus/types";

/** Folder of the theme components. */
export const THEME_FOLDER = path.join(__dirname, "theme");

/** The button of Try it, as a theme component that a site can replace. */
export default function apiTheme(): Plugin {
  return { name: "docusaurus-plugin-waymark-api-theme", getThemePath: () => THEME_FOLDER };
}
