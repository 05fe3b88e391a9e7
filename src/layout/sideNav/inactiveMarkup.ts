import type { ReactNode } from "react";
import type { NavGroup } from "./tree";

/**
 * HTML of the rows of a group, if it is cached. In the browser it never is, and React renders the rows; in the server bundle
 * `inactiveMarkup.server.ts` replaces this module.
 */
export const inactiveMarkup: (group: NavGroup, rows: ReactNode) => string | undefined = () => undefined;
