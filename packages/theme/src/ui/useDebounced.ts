import { useEffect, useState } from "react";
import { ANNOUNCE_DELAY_MS } from "./announceDelay";

/**
 * Returns the value after it has been unchanged for `ANNOUNCE_DELAY_MS`, for a live region.
 *
 * @param initial returned until the first delay has passed; by default the first value
 */
export function useDebounced<T>(value: T, initial: T = value): T {
  const [debounced, setDebounced] = useState(initial);
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(value), ANNOUNCE_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [value]);
  return debounced;
}
