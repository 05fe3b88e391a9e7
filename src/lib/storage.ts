/**
 * Local storage for readers' preferences. Browsers may deny it, for example in private windows: no function here throws, and
 * the site works without it.
 */

/** The stored text, or null when there is none or storage is denied. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. Returns false when storage is denied or full. */
export function writeStored(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a text. Returns false when storage is denied. */
export function removeStored(key: string): boolean {
  try {
    window.localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
