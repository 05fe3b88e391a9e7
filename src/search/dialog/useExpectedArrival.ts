import { useCallback, useRef } from "react";

/** Remembers from the choice of a result until its page is on screen that focus has to move there. */
export function useExpectedArrival(): {
  readonly expectArrival: () => void;
  readonly takeArrival: () => boolean;
} {
  const expected = useRef(false);
  const expectArrival = useCallback(() => {
    expected.current = true;
  }, []);
  const takeArrival = useCallback(() => {
    const due = expected.current;
    expected.current = false;
    return due;
  }, []);
  return { expectArrival, takeArrival };
}
