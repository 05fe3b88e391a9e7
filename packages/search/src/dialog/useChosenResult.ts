import { useEffect } from "react";
import { arrivalTarget, focusOnce } from "docusaurus-waymark-core/browser/arrival";
import { useLocation, useRouter } from "docusaurus-waymark-core/browser/router";
import { NAVIGATE_EVENT } from "docusaurus-waymark-core/protocol/events";

/**
 * True from the choice of a result until its page is rendered. A module variable, because the component mounts again when the
 * section changes.
 */
let isNavigating = false;

/** Follows chosen results by client navigation, and focuses the chosen heading when its page is rendered. */
export function useChosenResult(): void {
  const router = useRouter();
  const { key, hash } = useLocation();
  useEffect(() => {
    const onNavigate = (event: CustomEvent<string>): void => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      isNavigating = true;
      router.push(event.detail);
    };
    window.addEventListener(NAVIGATE_EVENT, onNavigate);
    return () => window.removeEventListener(NAVIGATE_EVENT, onNavigate);
  }, [router]);
  useEffect(() => {
    if (!isNavigating) return;
    isNavigating = false;
    const target = arrivalTarget(document, hash);
    if (target) focusOnce(target);
  }, [key, hash]);
}
