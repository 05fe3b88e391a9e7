import { MENU_FILES, sectionOfFile } from "../site";
import type { SiteRule } from "./rule";

/** Groups of the menus stand in the menu files, not in files beside the pages. */
export const categoryFileRule: SiteRule = (_pages, { categoryFiles }) =>
  categoryFiles.map((path) => ({
    path,
    line: 1,
    column: 1,
    rule: "menu",
    message: "This file has no use here.",
    fix: `remove it, and write the group in ${MENU_FILES[sectionOfFile(path).id]}.`,
  }));
