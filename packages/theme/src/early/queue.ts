import { translate } from "@docusaurus/Translate";
import { HYDRATED } from "docusaurus-waymark-core/protocol/attributes";
import { reloadOnce } from "docusaurus-waymark-core/browser/staleDeployment";
import { searchDialogIfOpen } from "docusaurus-waymark-core/protocol/search";
import { showEarlyToast } from "./toast";

/** Text of the toast when a press needs the application, which did not load, and reloading the page would not help. */
const FAILED = translate({
  id: "early.thisCouldNotBeLoadedCheck",
  message: "This could not be loaded. Check your connection.",
});

/** Tasks that need the application, in the order in which they were added. */
export interface Queue {
  /** Runs a task after hydration; at once when the page is hydrated. The control that was pressed shows that it waits. */
  readonly add: (task: () => void, control?: HTMLElement) => void;
  readonly isHydrated: () => boolean;
  /** Removes all tasks, unless search is open, which they wait for. */
  readonly cancel: () => void;
  /**
   * Reports that the application did not load. The page stays readable; when a task is waiting, or comes later, the page is
   * reloaded once. Without a connection, or after that reload, a toast says so.
   */
  readonly fail: () => void;
}

/** Makes the queue. It runs its tasks when Docusaurus marks the page as hydrated, and search is closed. */
export function createQueue(): Queue {
  const { documentElement: root } = document;
  const isHydrated = (): boolean => root.matches(HYDRATED);
  const tasks: (() => void)[] = [];
  const waiting = new Set<HTMLElement>();
  let hasFailed = false;
  /** Removes and returns all tasks. */
  const take = (): readonly (() => void)[] => {
    for (const control of waiting) control.removeAttribute("aria-busy");
    waiting.clear();
    return tasks.splice(0);
  };
  const reload = (): void => {
    // The text of an open search dialog is restored after the reload.
    const field = searchDialogIfOpen()?.querySelector("input");
    take();
    if (!reloadOnce(field?.value)) showEarlyToast({ kind: "error", text: FAILED });
  };
  const run = (): void => {
    const search = searchDialogIfOpen();
    // A task can open a dialog, which would take the letters.
    if (search) search.addEventListener("close", run, { once: true });
    else for (const task of take()) task();
  };
  new MutationObserver((_, observer) => {
    if (!isHydrated()) return;
    observer.disconnect();
    run();
  }).observe(root, { attributeFilter: ["data-has-hydrated"] });
  return {
    isHydrated,
    cancel: () => {
      if (!searchDialogIfOpen()) take();
    },
    add: (task, control) => {
      if (isHydrated()) {
        task();
        return;
      }
      tasks.push(task);
      control?.setAttribute("aria-busy", "true");
      if (control) waiting.add(control);
      if (hasFailed) reload();
    },
    fail: () => {
      hasFailed = true;
      if (tasks.length > 0) reload();
    },
  };
}
