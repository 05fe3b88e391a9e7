import type { KeyboardEvent, RefObject } from "react";
import { isComposing } from "./keys";
import type { Session } from "./session";

/** Handles Escape anywhere in the dialog: closes the list, then clears the query, then closes (SPEC section 4). */
export function useStepBack(
  session: Session,
  input: RefObject<HTMLElement | null>,
  onDismiss: () => void,
): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Escape" || isComposing(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (session.stepBack(event)) onDismiss();
    // What had focus may go with the query.
    else input.current?.focus();
  };
}
