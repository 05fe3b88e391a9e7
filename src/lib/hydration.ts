/**
 * The parts of a page that are hydrated after the page, each in a task of its own (`src/ui/hydrateLater.tsx`). The root element
 * has `data-hydrating` while parts wait, so that the early script keeps presses for them.
 */
import { HYDRATED, HYDRATING } from "./early";
import { LEAVE_EVENT } from "./pageEvents";

/** Functions that start the hydration of a part, in the order of the parts in the page. */
const waiting: (() => void)[] = [];

/** Whether the page is the one that the browser loaded. False on the server, under `npm start` and in unit tests too. */
let isFirstPage =
  typeof document !== "undefined" && document.getElementById("__docusaurus")?.firstChild != null;
if (isFirstPage) window.addEventListener(LEAVE_EVENT, () => (isFirstPage = false), { once: true });

/** Whether the HTML of the page, or a part of it, is still to be hydrated. */
export function isHydrating(): boolean {
  return isFirstPage && !document.documentElement.matches(HYDRATED);
}

/** Resolves in the task in which the next part is to be hydrated. */
export function turnToHydrate(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (document.documentElement.hasAttribute(HYDRATING)) return;
    document.documentElement.setAttribute(HYDRATING, "");
    setTimeout(hydrateNext);
  });
}

/** A part is hydrated in microtasks. Parts inside it then wait too, so `data-hydrating` goes in a task that finds none. */
function hydrateNext(): void {
  const next = waiting.shift();
  next?.();
  if (next) setTimeout(hydrateNext);
  else document.documentElement.removeAttribute(HYDRATING);
}
