import type { KeyboardEvent } from "react";
import type { Scope } from "./answer";
import { isComposing, isPlainEnter } from "./keys";
import { improve } from "./improve";
import type { CoreApi, Pending, SessionPorts, SessionState } from "./session";
import type { Store } from "./store";

/** What the dialog does beside the library. */
export interface Commands {
  /** Searches another section. */
  readonly setScope: (scope: Scope) => void;
  /** Asks again. */
  readonly retry: () => void;
  /** Asks again because more is known now: the list gets better, the active row stays active. */
  readonly improve: () => void;
  /** Shows a closed list again. */
  readonly reopen: () => void;
  readonly clear: () => void;
  /** Told of each key in the field. */
  readonly press: (event: KeyboardEvent) => void;
  /** One step back: closes the list, else clears the query. Returns whether there was nothing left but to close. */
  readonly stepBack: (event: KeyboardEvent) => boolean;
}

/** Makes the commands of a session. */
export function commandsOf(
  api: CoreApi,
  store: Store<SessionState>,
  pending: Pending,
  ports: SessionPorts,
): Commands {
  const passOn = (event: KeyboardEvent): void => api.getInputProps({ inputElement: null }).onKeyDown(event);
  return {
    setScope: (scope) => {
      store.set({ ...store.get(), scope });
      api.setIsOpen(true);
      void api.refresh();
    },
    retry: () => void api.refresh(),
    improve: () => void improve(api, store, pending, ports),
    reopen: () => {
      if (store.get().view.kind === "closed") api.setIsOpen(true);
    },
    clear: () => {
      api.setQuery("");
      api.setIsOpen(false);
    },
    press: (event) => {
      // Tab leaves the list open (the filter and the close button belong to it); Escape is the dialog's.
      if (isComposing(event) || event.key === "Tab" || event.key === "Escape") return;
      // The library would throw away an answer that Enter overtakes: here Enter waits for it.
      const overtakes = event.key === "Enter" && store.get().core.status !== "idle";
      pending.enter = overtakes && isPlainEnter(event);
      if (overtakes) event.preventDefault();
      else passOn(event);
    },
    stepBack: (event) => {
      const { core, view } = store.get();
      if (core.query === "") return true;
      if (view.kind !== "hits") api.setIsOpen(false);
      passOn(event);
      return false;
    },
  };
}
