/**
 * The browser's local storage for readers' preferences. Readers may deny it, private windows may limit it:
 * nothing here throws, and the site works the same without it.
 */

/** The stored text, or null when there is none or storage is denied. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. Returns whether it was kept. */
export function writeStored(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Forgets a text. Returns whether storage could be reached. */
export function removeStored(key: string): boolean {
  try {
    window.localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
