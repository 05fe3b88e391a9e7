import { useEffect } from "react";
import { arrivalTarget, focusOnce } from "../../lib/arrival";
import { useLocation, useRouter } from "../../lib/router";
import { NAVIGATE_EVENT } from "../model/dialog";

/** A result was chosen and its page is not on screen yet. The layout is mounted again between docs and API. */
let isExpected = false;

/** Goes to chosen results without a reload, and moves focus to the chosen heading once its page is on screen. */
export function useChosenResult(): void {
  const router = useRouter();
  const { key, hash } = useLocation();
  useEffect(() => {
    const onNavigate = (event: Event): void => {
      if (!(event instanceof CustomEvent) || event.defaultPrevented) return;
      event.preventDefault();
      isExpected = true;
      router.push(String(event.detail));
    };
    document.addEventListener(NAVIGATE_EVENT, onNavigate);
    return () => document.removeEventListener(NAVIGATE_EVENT, onNavigate);
  }, [router]);
  useEffect(() => {
    if (!isExpected) return;
    isExpected = false;
    const target = arrivalTarget(document, hash);
    if (target) focusOnce(target);
  }, [key, hash]);
}
