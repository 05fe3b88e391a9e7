import { useCallback, useEffect, useRef, type RefCallback, type RefObject } from "react";

/**
 * Sends focus to a search button when the dialog has closed and the browser found nothing to return it to:
 * after the shortcut, pressed with nothing focused, or when the element has gone.
 *
 * @returns the ref that each search button takes
 */
export function useFocusReturn(isOpen: boolean): RefCallback<HTMLButtonElement> {
  const buttons = useRef<ReadonlySet<HTMLElement>>(new Set());
  useEffect(() => {
    if (!isOpen) return;
    return () => focusIfLost(buttons);
  }, [isOpen]);
  return useCallback((button: HTMLButtonElement) => {
    buttons.current = new Set([...buttons.current, button]);
    return () => {
      buttons.current = new Set([...buttons.current].filter((other) => other !== button));
    };
  }, []);
}

function focusIfLost(buttons: RefObject<ReadonlySet<HTMLElement>>): void {
  if (document.activeElement === document.body) [...buttons.current][0]?.focus();
}
