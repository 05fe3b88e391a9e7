import { reloadOnce } from "../lib/freshPage";
import { SEARCH_DIALOG_ID } from "../lib/searchUse";

/** What only the application can do, in the order in which it was asked for. */
export interface Queue {
  /** Does something once the application is there; at once when it is already. */
  readonly add: (task: () => void) => void;
  /** Whether the application is there. */
  readonly isOver: () => boolean;
  /** The application cannot be had. Reading goes on without; what is in the queue gets one fresh page. */
  readonly fail: () => void;
}

/** Makes the queue. It ends when Docusaurus marks the page as hydrated. */
export function createQueue(): Queue {
  const { documentElement: root } = document;
  const isOver = (): boolean => root.getAttribute("data-has-hydrated") === "true";
  const tasks: (() => void)[] = [];
  let hasFailed = false;
  const giveUp = (): void => {
    // What stands in an open search is there again after loading.
    const field = document.querySelector<HTMLInputElement>(`#${SEARCH_DIALOG_ID}[open] input`);
    reloadOnce(field?.value);
  };
  new MutationObserver((_, observer) => {
    if (!isOver()) return;
    observer.disconnect();
    for (const task of tasks.splice(0)) task();
  }).observe(root, { attributeFilter: ["data-has-hydrated"] });
  return {
    isOver,
    add: (task) => {
      if (isOver()) {
        task();
        return;
      }
      tasks.push(task);
      if (hasFailed) giveUp();
    },
    fail: () => {
      hasFailed = true;
      if (tasks.length > 0) giveUp();
    },
  };
}
