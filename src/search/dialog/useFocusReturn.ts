import { useEffect, type RefObject } from "react";

/**
 * Sends focus to the search button when the dialog has closed and the browser found nothing to return it to:
 * after the shortcut, pressed with nothing focused, or when the element has gone.
 */
export function useFocusReturn(isOpen: boolean, button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOpen) return;
    return () => focusIfLost(button);
  }, [isOpen, button]);
}

function focusIfLost(button: RefObject<HTMLElement | null>): void {
  if (document.activeElement === document.body) button.current?.focus();
}
