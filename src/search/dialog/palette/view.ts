import type { AutocompleteState } from "@algolia/autocomplete-core";
import { normaliseQuery } from "../../model";
import type { Answer, Option } from "./answer";

/** The library's state, with the rows of the list in it. */
export type CoreState = AutocompleteState<Option>;

/** What the dialog shows under its field. */
export type View =
  { readonly kind: "start" } | { readonly kind: "waiting" } | { readonly kind: "closed" } | Answer;

/**
 * Decides what to show. While a first answer is on its way the view before stays, so that nothing flickers;
 * after the stall threshold the wait itself is shown.
 */
export function viewOf(core: CoreState, answer: Answer | null, before: View): View {
  if (isBlank(core.query)) return START;
  if (!core.isOpen) return closedView(core.status, before);
  return answer ?? before;
}

function closedView(status: CoreState["status"], before: View): View {
  if (status === "stalled") return WAITING;
  return status === "idle" ? CLOSED : before;
}

/** Spaces alone count as an empty query, everywhere (INTERACTION 1.7). */
export function isBlank(query: string): boolean {
  return normaliseQuery(query) === "";
}

export const START: View = { kind: "start" };
const WAITING: View = { kind: "waiting" };
const CLOSED: View = { kind: "closed" };
