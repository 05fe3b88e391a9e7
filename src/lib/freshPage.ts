/**
 * A reader may hold a page whose application has since been replaced by a new deployment: its scripts are gone.
 * Reloading the page fixes that. It happens once for a deployment, so a real failure never turns into a loop.
 */

const RELOADED = "site-reloaded";
const WANTED = "site-search";

/** Id of the data block with the addresses of the application's scripts; what it holds tells deployments apart. */
export const APP_SCRIPTS_ID = "app-scripts";

/** On the live server there is no list: it loads the application by itself. */
const NONE = "[]";

/** The addresses of the application's scripts, as the page's data block spells them. */
export function applicationScripts(): string {
  return document.getElementById(APP_SCRIPTS_ID)?.textContent ?? NONE;
}

/**
 * Reloads the page from the server, unless that was done for this deployment before or the browser is offline.
 *
 * @param query what the reader typed into search, to be there again after loading; undefined when search was closed
 * @returns false when the page stays
 */
export function reloadOnce(query?: string): boolean {
  const here = applicationScripts();
  if (here === NONE || !navigator.onLine || session("getItem", RELOADED) === here) return false;
  if (!session("setItem", RELOADED, here)) return false;
  if (query !== undefined) session("setItem", WANTED, query);
  window.location.reload();
  return true;
}

/** What the reader had typed when the page was reloaded; null when search was closed. Answers once. */
export function takeWantedSearch(): string | null {
  const query = session("getItem", WANTED);
  if (typeof query !== "string") return null;
  session("removeItem", WANTED);
  return query;
}

/** Calls session storage, which readers may deny. Returns false where it cannot be reached, true for no result. */
function session(
  method: "getItem" | "setItem" | "removeItem",
  key: string,
  value = "",
): string | boolean | null {
  try {
    const { sessionStorage } = window;
    if (method === "getItem") return sessionStorage.getItem(key);
    if (method === "setItem") sessionStorage.setItem(key, value);
    else sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
