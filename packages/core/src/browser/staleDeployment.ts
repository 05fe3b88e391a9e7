/**
 * Recovery from a new deployment: an open page may ask for scripts that the server no longer has. Reloading the page fixes
 * that. A page is reloaded once for each deployment, so another cause of the failure never leads to a loop.
 */
import { APP_SCRIPTS_ID } from "../protocol/ids";
import { readStored, removeStored, writeStored } from "./storage";

const AREA = "sessionStorage";

/** Key in session storage of the deployment that the page was reloaded for. */
const RELOADED = "site-reloaded";
/** Key in session storage of the query that is restored after a reload. */
const PENDING_QUERY = "site-search";

/** The list under `npm start`, where pages load the application themselves. */
const NONE = "[]";

/** The addresses of the application's scripts: a JSON array, as text. */
export function applicationScripts(): string {
  return document.getElementById(APP_SCRIPTS_ID)?.textContent ?? NONE;
}

/**
 * Reloads the page from the server, unless that was done for this deployment before or the browser is offline.
 *
 * @param query text of the open search dialog, restored after the reload; undefined when the dialog is closed
 * @returns false when the page is not reloaded
 */
export function reloadOnce(query?: string): boolean {
  const deployment = applicationScripts();
  if (deployment === NONE || !navigator.onLine || readStored(RELOADED, AREA) === deployment) return false;
  if (!writeStored(RELOADED, deployment, AREA)) return false;
  if (query !== undefined) writeStored(PENDING_QUERY, query, AREA);
  window.location.reload();
  return true;
}

/** The query of the search dialog before the reload, removed from storage; null when the dialog was closed. */
export function takePendingQuery(): string | null {
  const query = readStored(PENDING_QUERY, AREA);
  removeStored(PENDING_QUERY, AREA);
  return query;
}
