/**
 * Lets only the newest call answer: an earlier one settles together with it and with its value. So a late answer to
 * an older query neither shows nor ends the wait for the newer one (INTERACTION 1.16).
 */
export function latestOnly<A extends readonly unknown[], T>(
  call: (...args: A) => Promise<T>,
): (...args: A) => Promise<T> {
  let newest: Promise<T> | null = null;
  return async (...args) => {
    let awaited = (newest = call(...args));
    for (;;) {
      const value = await awaited;
      if (newest === awaited) return value;
      awaited = newest;
    }
  };
}
