import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { takeEarlyQuery } from "../../../lib/early";

/** Takes over what a reader typed into the early dialog while this one was being fetched. */
export function useTypedAhead(input: RefObject<HTMLInputElement | null>): void {
  const early = useRef("");
  useLayoutEffect(() => {
    early.current = takeEarlyQuery() ?? "";
  }, []);
  useEffect(() => {
    const field = input.current;
    if (field && early.current !== "") type(field, early.current + field.value);
    early.current = "";
  }, [input]);
}

/** Puts a text into a field as if it was typed: React hears only of values that it did not set itself. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
