import type { AutocompleteOptions } from "@algolia/autocomplete-core";
import { toSearchError } from "../../client";
import type { Answer, Option, Scope } from "./answer";
import { latestOnly } from "./latestOnly";
import type { Pending, SessionPorts, SessionState } from "./session";
import type { Store } from "./store";
import { isBlank, viewOf } from "./view";

/** Prefix of every id in the dialog. */
export const SEARCH_ID = "site-search";
/** Milliseconds without an answer after which the wait shows (SPEC section 9). */
const STALL_THRESHOLD = 300;

type Source = Exclude<
  Awaited<ReturnType<NonNullable<AutocompleteOptions<Option>["getSources"]>>>[number],
  boolean | undefined
>;

/** Options of the autocomplete library: first item active, panel open only with a query (SPEC sections 4 and 9). */
export function coreOptions(
  ports: SessionPorts,
  store: Store<SessionState>,
  pending: Pending,
): AutocompleteOptions<Option> {
  const source = sourceOf(ports, store, pending);
  return {
    id: SEARCH_ID,
    placeholder: "Find something...",
    defaultActiveItemId: 0,
    stallThreshold: STALL_THRESHOLD,
    shouldPanelOpen: ({ state }) => !isBlank(state.query),
    navigator: { navigate: ({ itemUrl }) => ports.go(itemUrl) },
    getSources: () => [source],
    onStateChange: ({ state: core }) => {
      const { scope, view } = store.get();
      store.set({ core, scope, view: viewOf(core, pending.answer, view) });
    },
  };
}

/** The one source of rows. An error here would be lost as an unhandled rejection: it becomes an answer. */
function sourceOf(ports: SessionPorts, store: Store<SessionState>, pending: Pending): Source {
  const ask = latestOnly((query: string, scope: Scope) => ports.ask(query, scope).catch(failure(query)));
  return {
    sourceId: "hits",
    getItemUrl: ({ item }) => item.href,
    getItems: async ({ query }) => {
      const answer = (pending.answer = await ask(query, store.get().scope));
      return answer.kind === "hits" ? [...answer.options] : [];
    },
    onSelect: ({ item }) => ports.remember(item),
    onActive: ({ item, state, event }) => {
      if (isMove(event as MoveEvent)) ports.consider(item);
      if (!pending.enter || state.status !== "idle") return;
      ports.remember(item);
      ports.go(item.href);
    },
  };
}

/** True when the reader moved to the row; it also becomes active by being the first one of a list. */
function isMove({ type, key }: MoveEvent): boolean {
  return type === "mousemove" || key === "ArrowDown" || key === "ArrowUp";
}

/** The library leaves the event of its callbacks untyped. */
interface MoveEvent {
  readonly type?: string;
  readonly key?: string;
}

function failure(query: string): (thrown: unknown) => Answer {
  return (thrown) => ({ kind: "failed", query, error: toSearchError(thrown, null) });
}
