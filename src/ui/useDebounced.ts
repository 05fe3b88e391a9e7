import { useEffect, useState } from "react";

/**
 * Returns the value after it has been unchanged for `delay` ms.
 *
 * @param initial returned until the first delay has passed; by default the first value
 */
export function useDebounced<T>(value: T, delay: number, initial: T = value): T {
  const [debounced, setDebounced] = useState(initial);
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(value), delay);
    return () => window.clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
