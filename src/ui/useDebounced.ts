import { useEffect, useState } from "react";

/**
 * The value as it was when it had not changed for a while.
 *
 * @param delay in milliseconds
 * @param initial returned until the first delay has passed; the first value unless given
 */
export function useDebounced<T>(value: T, delay: number, initial: T = value): T {
  const [debounced, setDebounced] = useState(initial);
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(value), delay);
    return () => window.clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
