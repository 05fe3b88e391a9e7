/**
 * The parts of a page that are hydrated after the page, each in a task of its own (`src/ui/hydrateLater.tsx`). The root element
 * has `data-hydrating` while parts wait, so that the early script keeps presses for them.
 */
import { HYDRATED, HYDRATING } from "./early";

/** Functions that start the hydration of a part, in the order of the parts in the page. */
const waiting: (() => void)[] = [];

/** Tasks that wait until all parts are hydrated. */
const tasks: (() => void)[] = [];

/** Whether the browser loaded a page with content. False on the server, under `npm start` and in unit tests. */
const hasHtml =
  typeof document !== "undefined" && document.getElementById("__docusaurus")?.firstChild != null;

/** Whether the HTML of the page, or a part of it, is still to be hydrated. */
export function isHydrating(): boolean {
  return hasHtml && !document.documentElement.matches(HYDRATED);
}

/** Resolves in the task in which the next part is to be hydrated. */
export function turnToHydrate(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (arePartsWaiting()) return;
    document.documentElement.setAttribute(HYDRATING, "");
    setTimeout(hydrateNext);
  });
}

/**
 * Runs a task once no part waits. Client navigation is such a task: Preact leaves attributes as they are in the HTML, so a part
 * that is hydrated on another page than its own would keep those of the old one.
 */
export function afterHydration(task: () => void): void {
  if (arePartsWaiting()) tasks.push(task);
  else task();
}

function arePartsWaiting(): boolean {
  return document.documentElement.hasAttribute(HYDRATING);
}

/** A part is hydrated in microtasks. Parts inside it then wait too, so `data-hydrating` goes in a task that finds none. */
function hydrateNext(): void {
  const next = waiting.shift();
  next?.();
  if (next) {
    setTimeout(hydrateNext);
    return;
  }
  document.documentElement.removeAttribute(HYDRATING);
  for (const task of tasks.splice(0)) task();
}
