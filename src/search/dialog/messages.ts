/** All texts of the dialog that depend on its state. */
import { PARTS } from "../../sections";
import type { SearchError } from "../backend";
import type { Scope, View } from "./state";

type IndexReason = Extract<SearchError, { kind: "index" }>["reason"];

/** The scopes with their labels, in the order in which they are offered. */
export const SCOPES: readonly { readonly id: Scope; readonly label: string }[] = [
  { id: "all", label: "All" },
  ...PARTS,
];

/** The label of a scope. */
export function scopeName(scope: Scope): string {
  return SCOPES.find(({ id }) => id === scope)?.label ?? scope;
}

export const FALLBACK_NOTICE =
  "The search service cannot be reached. These results come from this site’s own index.";

const WAITING = "Searching…";

const ERROR_TITLES: Readonly<Record<Exclude<SearchError["kind"], "index">, string>> = {
  unreachable: "Search cannot be reached",
  refused: "Search refused the request",
  unreadable: "Search sent an unreadable answer",
  unknown: "Search failed",
};

const INDEX_TITLES: Readonly<Record<IndexReason, string>> = {
  missing: "There is no search index",
  network: "The search index did not load",
  version: "The search index is out of date",
  corrupt: "The search index is damaged",
};

/** The message for a query without hits. */
export function nothingFound(query: string): string {
  return `Nothing found for ‘${query}’. Please try again.`;
}

/** Headline of an error; `errorText` follows it. */
export function errorTitle(error: SearchError): string {
  return error.kind === "index" ? INDEX_TITLES[error.reason] : ERROR_TITLES[error.kind];
}

/** The message of an error. For errors of the index without its first sentence, which the headline already has. */
export function errorText({ kind, message }: SearchError): string {
  return kind === "index" ? message.replace(/^.*?\. (?=\p{Lu})/u, "") : message;
}

/** The announcement of a view by the live region. */
export function announcementOf(view: View): string {
  switch (view.kind) {
    case "hits":
      return `${noticeOf(view)}${countOf(view.options.length, view.total)} for ‘${view.query}’.`;
    case "nothing":
      return noticeOf(view) + nothingFound(view.query);
    case "failed":
      return `${errorTitle(view.error)}. ${errorText(view.error)}`;
    case "waiting":
      return WAITING;
    default:
      return "";
  }
}

function noticeOf({ fallbackCause }: { readonly fallbackCause: SearchError | null }): string {
  return fallbackCause ? `${FALLBACK_NOTICE} ` : "";
}

function countOf(shown: number, total: number): string {
  if (total > shown) return `${shown} of ${total} results`;
  return shown === 1 ? "1 result" : `${shown} results`;
}
