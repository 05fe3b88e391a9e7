import { useHistory } from "@docusaurus/router";
import { useCallback, useMemo, useRef, type ReactNode } from "react";
import { SearchContext } from "./SearchContext";
import { useFocusReturn } from "./useFocusReturn";
import { useOpenHere } from "./useOpenHere";
import { usePalette } from "./usePalette";
import { useShortcut } from "./useShortcut";

/** Holds the search dialog above the layout, which is mounted anew between docs and API. */
export function SearchProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { isOpen, setOpen } = useOpenHere();
  const { palette, failed, load } = usePalette();
  const button = useRef<HTMLButtonElement>(null);
  const arriving = useRef(false);
  const history = useHistory();

  const open = useCallback(() => {
    setOpen(true);
    load();
  }, [setOpen, load]);
  const dismiss = useCallback(() => setOpen(false), [setOpen]);
  const go = useCallback(
    (href: string) => {
      arriving.current = true;
      setOpen(false);
      history.push(href);
    },
    [history, setOpen],
  );
  const takeArrival = useCallback(() => {
    const arrived = arriving.current;
    arriving.current = false;
    return arrived;
  }, []);
  useShortcut(open);
  useFocusReturn(isOpen && palette !== null, button);

  const loading = isOpen && palette === null && !failed;
  const controls = useMemo(
    () => ({ open, prefetch: load, dismiss, loading, failed: isOpen && failed, button, takeArrival }),
    [open, load, dismiss, loading, isOpen, failed, takeArrival],
  );
  return (
    <SearchContext value={controls}>
      {children}
      {isOpen && palette && <palette.SearchDialog backend={palette.backend} onDismiss={dismiss} onGo={go} />}
    </SearchContext>
  );
}
