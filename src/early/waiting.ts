import { EARLY_SEARCH } from "../lib/early";
import { reloadOnce } from "../lib/freshPage";
import { sayFailed } from "./search";

/** What waits for the application. */
export interface Waiting {
  /** Does something once the application is there; at once when it is already. */
  readonly add: (task: () => void) => void;
  /** The application is there. */
  readonly end: () => void;
  /** The application cannot be had. Reading goes on without; what waits gets one fresh page. */
  readonly fail: () => void;
}

/** Makes the list. */
export function createWaiting(): Waiting {
  let tasks: (() => void)[] | undefined = [];
  let failed = false;
  const giveUp = (): void => {
    const field = document.querySelector<HTMLInputElement>(`dialog[${EARLY_SEARCH}] input`);
    if (!reloadOnce(field?.value)) sayFailed();
  };
  return {
    add: (task) => {
      if (tasks) tasks.push(task);
      else task();
      if (failed) giveUp();
    },
    end: () => {
      const due = tasks ?? [];
      tasks = undefined;
      for (const task of due) task();
      wakeHandlers();
    },
    fail: () => {
      failed = true;
      if (tasks?.length) giveUp();
    },
  };
}

/** What is under the pointer or has focus since before the application came: its handlers hear of it now. */
function wakeHandlers(): void {
  const under = [...document.querySelectorAll(":hover")].at(-1);
  under?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  const { activeElement } = document;
  if (activeElement !== document.body)
    activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}
