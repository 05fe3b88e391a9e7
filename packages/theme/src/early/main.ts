/**
 * The early script of every page. It handles the events of the page's controls, before and after hydration: React renders
 * these controls without handlers. At the first intent it loads the application. Presses on controls that only React
 * handles wait in a queue until then.
 */
import { loadOnIntent } from "./application";
import { repeatEvents, takeEarlyEvents } from "./earlyEvents";
import { createQueue } from "./queue";
import { initPage } from "./initPage";

/** Suffix of storage keys that keeps sites on one origin apart; the build sets it. */
declare const STORAGE_NAMESPACE: string;

/** Address of the script with React; the build sets it. */
declare const REACT_SCRIPT: string;

const recorded = takeEarlyEvents();
const queue = createQueue();

/** Back and Forward show another page only when the application is there; before, the browser loads the page of the address. */
function loadOtherPage(): void {
  if (!queue.isHydrated() && location.pathname !== recorded.path) location.reload();
}

window.addEventListener("popstate", loadOtherPage);
loadOtherPage();
initPage(STORAGE_NAMESPACE, queue);
repeatEvents(recorded.events);
loadOnIntent(recorded.intent, REACT_SCRIPT, queue.fail);
