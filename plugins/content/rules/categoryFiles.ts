import { MENU_FILES, sectionOfFile } from "../site";
import type { SiteRule } from "./rule";

/** Groups of menus are in the menu files, not in files beside the pages. */
export const categoryFileRule: SiteRule = (_pages, { categoryFiles }) =>
  categoryFiles.map((path) => ({
    path,
    line: 1,
    column: 1,
    rule: "menu",
    message: "This site does not read category files.",
    fix: `delete the file, and write the group in ${MENU_FILES[sectionOfFile(path).id]}.`,
  }));
