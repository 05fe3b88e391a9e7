import type { ReactNode } from "react";
import type { NavGroup } from "./tree";

/**
 * HTML of the rows of a group, where it is known: while pages are made, `restingMarkup.server.ts` takes this module's
 * place. Browsers draw all rows themselves.
 */
export const restingMarkup: (group: NavGroup, rows: ReactNode) => string | undefined = () => undefined;
