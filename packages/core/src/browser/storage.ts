/**
 * Storage of the browser: local for readers' preferences, session for what one tab must remember. Browsers may deny it, for
 * example in private windows: no function here throws, and the site works without it.
 */

type Area = "localStorage" | "sessionStorage";

/** The stored text, or null when there is none or storage is denied. */
export function readStored(key: string, area: Area = "localStorage"): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. Returns false when storage is denied or full. */
export function writeStored(key: string, value: string, area: Area = "localStorage"): boolean {
  try {
    window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a text. Returns false when storage is denied. */
export function removeStored(key: string, area: Area = "localStorage"): boolean {
  try {
    window[area].removeItem(key);
    return true;
  } catch {
    return false;
  }
}
