import { useLocation } from "../lib/router";
import { useCallback, useLayoutEffect, useRef, useState } from "react";

/** Open state of the drawer. It belongs to one address: every change of route or hash ends it (SPEC section 4). */
export function useDrawerState(): readonly [boolean, (open: boolean) => void] {
  const { pathname, hash } = useLocation();
  const here = pathname + hash;
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  if (openedAt !== null && openedAt !== here) setOpenedAt(null);
  // The same function at every address: what only opens the drawer need not be drawn anew with the page.
  const address = useRef(here);
  useLayoutEffect(() => {
    address.current = here;
  }, [here]);
  const setOpen = useCallback((open: boolean) => setOpenedAt(open ? address.current : null), []);
  return [openedAt === here, setOpen];
}
