import { useLocation } from "../../lib/router";
import { useEffect } from "react";
import { arrivalTarget, focusOnce } from "../../lib/arrival";
import { useSearchControls } from "./SearchContext";

/** Moves focus to the chosen heading once its page is on screen (INTERACTION 1.12, 6.1). Used inside the layout. */
export function useArrival(): void {
  const { takeArrival } = useSearchControls();
  const { key, hash } = useLocation();
  useEffect(() => {
    if (!takeArrival()) return;
    const target = arrivalTarget(document, hash);
    if (target) focusOnce(target);
  }, [takeArrival, key, hash]);
}
