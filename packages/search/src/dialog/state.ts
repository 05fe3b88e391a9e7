/**
 * The state of the dialog, as a pure reducer: `reduce` takes an action of the reader or a search result and returns the next
 * state; `viewOf` and `rowsOf` derive what is shown. Side effects are requested by `State.effect`.
 */
import type { SearchError } from "../backend";
import { HITS_PER_PAGE, isBlank, normalizeQuery, type SearchHit } from "../model";

/** One row of the list. */
export interface Option {
  readonly hit: SearchHit;
  /** Path with the base URL, and hash. */
  readonly href: string;
  /** True for a heading or prose of the page that the row above is on. */
  readonly nested: boolean;
  /** Position in the result of the backend, from 1; rows are shown in another order. */
  readonly rank: number;
}

/** The section that is searched. */
export type Scope = string;

/** Result of one query. */
export type Result =
  | {
      readonly kind: "hits";
      readonly query: string;
      readonly options: readonly Option[];
      /** Number of all hits, shown or not. */
      readonly total: number;
      /** Why the embedded index was used instead of the hosted service; null when it was not. */
      readonly fallbackCause: SearchError | null;
      /** True when the full text could not be loaded, so that only titles and headings were searched. */
      readonly titlesOnly: boolean;
      /** True while the full text is awaited: more hits come below these. */
      readonly isPartial?: boolean;
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

/** The content below the field. */
export type View =
  | { readonly kind: "start" }
  | { readonly kind: "waiting" }
  | { readonly kind: "closed" }
  | Result;

/** Place where a row is opened. */
export type Target = "here" | "tab" | "window";

/** A key that acts on the list. */
export type ListKey =
  | { readonly kind: "move"; readonly by: 1 | -1 }
  | { readonly kind: "choose"; readonly target: Target };

/**
 * Actions: keys and pointer moves of the reader, `stall` when a result is late, `answer` with the first result of a query, and
 * `update` with the result of the full text after one of the titles.
 */
export type Action =
  | ListKey
  | { readonly kind: "type"; readonly text: string }
  | { readonly kind: "scope"; readonly scope: Scope }
  | { readonly kind: "retry" }
  | { readonly kind: "point"; readonly row: number }
  | { readonly kind: "back" }
  | { readonly kind: "reopen" }
  | { readonly kind: "reset" }
  | { readonly kind: "stall"; readonly requestId: number }
  | { readonly kind: "answer"; readonly requestId: number; readonly result: Result }
  | { readonly kind: "update"; readonly requestId: number; readonly result: Result };

export interface State {
  /** The text of the field. */
  readonly text: string;
  readonly scope: Scope;
  /** Id of the newest query. When an action raises it, the controller runs the query; results with another id are ignored. */
  readonly requestId: number;
  readonly status: "idle" | "loading" | "stalled";
  /** The last result; it stays on screen until the next one, so that the list does not flicker. */
  readonly result: Result | null;
  /** The reader has closed the list. */
  readonly closed: boolean;
  /** Row that Enter opens, from 0. */
  readonly active: number;
  /** Keys that were pressed while a result was awaited; they are applied when it arrives. */
  readonly queued: readonly ListKey[];
  /** Side effect that the last action requests of the controller; the next action clears it. */
  readonly effect: Effect | null;
}

export type Effect =
  | { readonly kind: "open"; readonly option: Option; readonly target: Target }
  | { readonly kind: "highlight"; readonly option: Option }
  | { readonly kind: "dismiss" };

/** The state of a dialog that was just opened. */
export const CLOSED_DIALOG: State = {
  text: "",
  scope: "all",
  requestId: 0,
  status: "idle",
  result: null,
  closed: false,
  active: 0,
  queued: [],
  effect: null,
};

/** The content below the field. */
export function viewOf({ text, closed, result, status }: State): View {
  if (isBlank(text)) return { kind: "start" };
  if (closed) return { kind: "closed" };
  return result ?? { kind: status === "stalled" ? "waiting" : "start" };
}

/** The rows on screen. */
export function rowsOf(state: State): readonly Option[] {
  const view = viewOf(state);
  return view.kind === "hits" ? view.options : [];
}

/** The state after an action. */
export function reduce(before: State, action: Action): State {
  const state: State = { ...before, effect: null };
  switch (action.kind) {
    case "type":
      return setText(state, action.text);
    case "scope":
      return action.scope === state.scope ? state : startQuery({ ...state, scope: action.scope });
    case "retry":
      return startQuery(state);
    case "reopen":
      return { ...state, closed: false };
    case "back":
      return goBack(state);
    case "reset":
      return { ...CLOSED_DIALOG, requestId: state.requestId + 1 };
    case "point":
      return setActive(state, action.row);
    case "move":
    case "choose":
      return pressKey(state, action);
    case "stall":
      return action.requestId === state.requestId && state.status === "loading"
        ? { ...state, status: "stalled" }
        : state;
    case "answer":
      return action.requestId === state.requestId ? showResult(state, action.result) : state;
    case "update":
      return action.requestId === state.requestId ? mergeResult(state, action.result) : state;
  }
}

function setText(state: State, text: string): State {
  if (text === state.text) return state;
  if (normalizeQuery(text) === normalizeQuery(state.text)) return { ...state, text, closed: false };
  return startQuery({ ...state, text });
}

/** Starts a query with the current text and scope; a blank text clears the result instead. */
function startQuery(state: State): State {
  const blank = isBlank(state.text);
  return {
    ...state,
    requestId: state.requestId + 1,
    status: blank ? "idle" : "loading",
    result: blank ? null : state.result,
    closed: false,
    active: 0,
    queued: [],
  };
}

/** Escape: closes the list, then clears the query, then closes the dialog. */
function goBack(state: State): State {
  if (state.text === "") return { ...state, effect: { kind: "dismiss" } };
  if (isBlank(state.text) || state.closed) return startQuery({ ...state, text: "" });
  return { ...state, closed: true, active: 0, queued: [] };
}

function pressKey(state: State, key: ListKey): State {
  if (isBlank(state.text)) return state;
  if (state.closed) return key.kind === "move" ? { ...state, closed: false, active: 0 } : state;
  if (state.status !== "idle") return { ...state, queued: [...state.queued, key] };
  const rows = rowsOf(state);
  if (key.kind === "move") return setActive(state, (state.active + key.by + rows.length) % rows.length);
  const option = rows[state.active];
  return option ? { ...state, effect: { kind: "open", option, target: key.target } } : state;
}

function setActive(state: State, row: number): State {
  const option = rowsOf(state)[row];
  if (!option || row === state.active) return state;
  return { ...state, active: row, effect: { kind: "highlight", option } };
}

/** Shows a result with its first row active, then applies the queued keys. */
function showResult(state: State, result: Result): State {
  const shown: State = { ...state, status: "idle", result, active: 0, queued: [] };
  return state.queued.reduce(
    (next, key) => (next.effect?.kind === "open" ? next : { ...pressKey(next, key) }),
    shown,
  );
}

function mergeResult(state: State, update: Result): State {
  return state.result ? { ...state, result: withUpdate(state.result, update, HITS_PER_PAGE) } : state;
}

/**
 * A result with what a later one adds: rows on screen stay where they are, new ones are added below.
 *
 * @param maxRows number of rows that are shown
 */
export function withUpdate(result: Result, update: Result, maxRows: number): Result {
  if (result.kind !== "hits") return update;
  if (update.kind === "failed") return { ...result, isPartial: false };
  if (update.kind === "nothing") return { ...result, titlesOnly: update.titlesOnly, isPartial: false };
  const known = new Set(result.options.map(({ href }) => href));
  const added = update.options.filter(({ href }) => !known.has(href));
  return { ...update, options: [...result.options, ...added].slice(0, maxRows) };
}
