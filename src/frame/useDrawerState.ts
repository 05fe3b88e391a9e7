import { useLocation } from "@docusaurus/router";
import { useCallback, useState } from "react";

/** Open state of the drawer. It belongs to one address: every change of route or hash ends it (SPEC section 4). */
export function useDrawerState(): readonly [boolean, (open: boolean) => void] {
  const { pathname, hash } = useLocation();
  const here = pathname + hash;
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  if (openedAt !== null && openedAt !== here) setOpenedAt(null);
  const setOpen = useCallback((open: boolean) => setOpenedAt(open ? here : null), [here]);
  return [openedAt === here, setOpen];
}
