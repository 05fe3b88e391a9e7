import { useCallback, useMemo } from "react";
import { useRouter } from "../../lib/router";
import type { SearchControls } from "./SearchContext";
import { useExpectedArrival } from "./useExpectedArrival";
import { useFocusReturn } from "./useFocusReturn";
import { useOpenHere } from "./useOpenHere";
import { type Palette, usePalette } from "./usePalette";
import { useShortcut } from "./useShortcut";

interface Search {
  readonly controls: SearchControls;
  /** The dialog to show, if one is open. */
  readonly shown: Palette | null;
  /** Goes to an address of this site and closes the dialog. */
  readonly go: (href: string) => void;
}

/** State of search on the page: whether the dialog is wanted, whether it is there, and what opens and closes it. */
export function useSearch(): Search {
  const { isOpen, setOpen } = useOpenHere();
  const { palette, failed, load } = usePalette();
  const shown = isOpen ? palette : null;
  const button = useFocusReturn(shown !== null);
  const { expectArrival, takeArrival } = useExpectedArrival();
  const go = useGo(expectArrival, setOpen);
  const open = useCallback(() => {
    setOpen(true);
    load();
  }, [setOpen, load]);
  useShortcut(open);
  const loading = isOpen && palette === null && !failed;
  const controls = useMemo(
    () => ({
      open,
      prefetch: load,
      dismiss: () => setOpen(false),
      loading,
      failed: isOpen && failed,
      button,
      takeArrival,
    }),
    [open, load, setOpen, loading, isOpen, failed, button, takeArrival],
  );
  return { controls, shown, go };
}

function useGo(expectArrival: () => void, setOpen: (open: boolean) => void): (href: string) => void {
  const router = useRouter();
  return useCallback(
    (href) => {
      expectArrival();
      setOpen(false);
      router.push(href);
    },
    [expectArrival, setOpen, router],
  );
}
