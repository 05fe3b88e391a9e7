import type { ReactNode } from "react";
import type { NavGroup } from "./tree";

/**
 * HTML of the rows of a group, where it is known: while pages are made, `inactiveMarkup.server.ts` takes this module's
 * place. Browsers draw all rows themselves.
 */
export const inactiveMarkup: (group: NavGroup, rows: ReactNode) => string | undefined = () => undefined;
