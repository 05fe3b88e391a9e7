import { useLocation } from "../../lib/router";
import { useCallback, useState } from "react";

/** Open state that belongs to one address: a change of path, query or hash ends it, by whatever way (SPEC section 4). */
export function useOpenHere(): { readonly isOpen: boolean; readonly setOpen: (open: boolean) => void } {
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  if (openedAt !== null && openedAt !== here) setOpenedAt(null);
  const setOpen = useCallback((open: boolean) => setOpenedAt(open ? here : null), [here]);
  return { isOpen: openedAt === here, setOpen };
}
