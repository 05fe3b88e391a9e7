/** The dialog's state as one pure reducer: what the reader does and what is answered go in, what to show comes out. */
import type { SearchError } from "../backend";
import { HITS_PER_PAGE, isBlank, normaliseQuery, type SearchHit } from "../model";

/** One row of the list. */
export interface Option {
  readonly hit: SearchHit;
  /** Where it leads: path with the base URL, and hash. */
  readonly href: string;
  /** True for a heading or prose of the page that the row above is on. */
  readonly nested: boolean;
  /** Place in the answer, from 1; rows are shown in another order. */
  readonly rank: number;
}

/** Which section is searched. */
export type Scope = SearchHit["section"] | "all";

/** What one question led to. */
export type Result =
  | {
      readonly kind: "hits";
      readonly query: string;
      readonly options: readonly Option[];
      /** Number of all hits, shown or not. */
      readonly total: number;
      /** Why the page's own index answered for the hosted service; null when the service itself did. */
      readonly fallbackCause: SearchError | null;
      /** True when the prose of the pages could not be had, so that titles and headings alone were searched. */
      readonly titlesOnly: boolean;
    }
  | {
      readonly kind: "nothing";
      readonly query: string;
      readonly scope: Scope;
      readonly closest: readonly SearchHit[];
      readonly fallbackCause: SearchError | null;
      readonly titlesOnly: boolean;
    }
  | { readonly kind: "failed"; readonly query: string; readonly error: SearchError };

/** What the dialog shows under its field. */
export type View =
  { readonly kind: "start" } | { readonly kind: "waiting" } | { readonly kind: "closed" } | Result;

/** How a row is opened. */
export type Target = "here" | "tab" | "window";

/** What the list acts on. */
export type ListKey =
  { readonly kind: "move"; readonly by: 1 | -1 } | { readonly kind: "choose"; readonly target: Target };

/** What happens to the dialog. */
export type Action =
  | ListKey
  | { readonly kind: "type"; readonly text: string }
  | { readonly kind: "scope"; readonly scope: Scope }
  | { readonly kind: "retry" }
  | { readonly kind: "point"; readonly row: number }
  | { readonly kind: "back" }
  | { readonly kind: "reopen" }
  | { readonly kind: "reset" }
  | { readonly kind: "stall"; readonly turn: number }
  | { readonly kind: "answer"; readonly turn: number; readonly result: Result }
  | { readonly kind: "more"; readonly turn: number; readonly result: Result };

export interface State {
  /** The text of the field. */
  readonly text: string;
  readonly scope: Scope;
  /** Number of the newest question; a raised one has to be asked. */
  readonly turn: number;
  readonly status: "idle" | "loading" | "stalled";
  /** Newest answer; it stays while the next one is awaited, so that nothing flickers. */
  readonly result: Result | null;
  /** The reader has closed the list. */
  readonly closed: boolean;
  /** Row that Enter opens, from 0. */
  readonly active: number;
  /** Keys that were pressed before the answer to the newest question; they act when it comes. */
  readonly queued: readonly ListKey[];
  /** What the last action asks of the page; the next action clears it. */
  readonly effect: Effect | null;
}

export type Effect =
  | { readonly kind: "open"; readonly option: Option; readonly target: Target }
  | { readonly kind: "highlight"; readonly option: Option }
  | { readonly kind: "dismiss" };

/** A dialog that was just opened. */
export const CLOSED_DIALOG: State = {
  text: "",
  scope: "all",
  turn: 0,
  status: "idle",
  result: null,
  closed: false,
  active: 0,
  queued: [],
  effect: null,
};

/** Decides what shows under the field. */
export function viewOf({ text, closed, result, status }: State): View {
  if (isBlank(text)) return { kind: "start" };
  if (closed) return { kind: "closed" };
  return result ?? { kind: status === "stalled" ? "waiting" : "start" };
}

/** The rows that show. */
export function rowsOf(state: State): readonly Option[] {
  const view = viewOf(state);
  return view.kind === "hits" ? view.options : [];
}

/** The state after an action. */
export function reduce(before: State, action: Action): State {
  const state: State = { ...before, effect: null };
  switch (action.kind) {
    case "type":
      return typed(state, action.text);
    case "scope":
      return action.scope === state.scope ? state : asked({ ...state, scope: action.scope });
    case "retry":
      return asked(state);
    case "reopen":
      return { ...state, closed: false };
    case "back":
      return steppedBack(state);
    case "reset":
      return { ...CLOSED_DIALOG, turn: state.turn + 1 };
    case "point":
      return activated(state, action.row);
    case "move":
    case "choose":
      return pressed(state, action);
    case "stall":
      return action.turn === state.turn && state.status === "loading"
        ? { ...state, status: "stalled" }
        : state;
    case "answer":
      return action.turn === state.turn ? answered(state, action.result) : state;
    case "more":
      return action.turn === state.turn ? extended(state, action.result) : state;
  }
}

function typed(state: State, text: string): State {
  if (text === state.text) return state;
  if (normaliseQuery(text) === normaliseQuery(state.text)) return { ...state, text, closed: false };
  return asked({ ...state, text });
}

/** Asks again; a blank query asks nothing. */
function asked(state: State): State {
  const blank = isBlank(state.text);
  return {
    ...state,
    turn: state.turn + 1,
    status: blank ? "idle" : "loading",
    result: blank ? null : state.result,
    closed: false,
    active: 0,
    queued: [],
  };
}

/** Escape: closes the list, which opens again with its first row active; then clears the query, then closes the dialog. */
function steppedBack(state: State): State {
  if (state.text === "") return { ...state, effect: { kind: "dismiss" } };
  if (isBlank(state.text) || state.closed) return asked({ ...state, text: "" });
  return { ...state, closed: true, active: 0, queued: [] };
}

function pressed(state: State, key: ListKey): State {
  if (isBlank(state.text)) return state;
  if (state.closed) return key.kind === "move" ? { ...state, closed: false, active: 0 } : state;
  if (state.status !== "idle") return { ...state, queued: [...state.queued, key] };
  const rows = rowsOf(state);
  if (key.kind === "move") return activated(state, (state.active + key.by + rows.length) % rows.length);
  const option = rows[state.active];
  return option ? { ...state, effect: { kind: "open", option, target: key.target } } : state;
}

function activated(state: State, row: number): State {
  const option = rowsOf(state)[row];
  if (!option || row === state.active) return state;
  return { ...state, active: row, effect: { kind: "highlight", option } };
}

/** Shows an answer, its first row active; then the keys act that were pressed while it was awaited. */
function answered(state: State, result: Result): State {
  const shown: State = { ...state, status: "idle", result, active: 0, queued: [] };
  return state.queued.reduce(
    (next, key) => (next.effect?.kind === "open" ? next : { ...pressed(next, key) }),
    shown,
  );
}

/** The answer with all prose: rows on screen stay where they are, further ones come below them. */
function extended(state: State, more: Result): State {
  const { result } = state;
  if (result?.kind !== "hits" || more.kind === "failed") return state;
  if (more.kind === "nothing") return { ...state, result: { ...result, titlesOnly: more.titlesOnly } };
  const known = new Set(result.options.map(({ href }) => href));
  const below = more.options.filter(({ href }) => !known.has(href));
  const options = [...result.options, ...below].slice(0, HITS_PER_PAGE);
  return { ...state, result: { ...more, options } };
}
