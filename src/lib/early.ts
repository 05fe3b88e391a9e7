/** Attributes by which the script of a page (`src/early`) and the application know the same elements. */

/** Value of `data-act`: what a press on the control does. */
export type Act =
  | "theme"
  | "menu"
  | "menu-close"
  | "copy"
  | "wrap"
  | "copy-link"
  | "copy-page"
  | "search"
  | "feedback"
  | "report";

/** Attribute of content that is not complete without the application: the page fetches it once it is painted. */
export const NEEDS_APPLICATION = "data-needs-application";

/** Id of the navigation element: the menu's column and the drawer. */
export const SITE_NAV_ID = "site-nav";
