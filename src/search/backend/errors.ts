import { IndexError, type IndexErrorReason } from "../engine/indexError";
import { asNumber, asObject, asText, type Json, maskKey } from "../model";

interface Described {
  /** Plain words for readers. */
  readonly message: string;
  /** The failure by its technical name, for the log. The key is masked. */
  readonly detail: string;
}

/** Why a search call failed. */
export type SearchError =
  | (Described & { readonly kind: "unreachable"; readonly name: "RetryError" })
  | (Described & { readonly kind: "refused"; readonly name: "ApiError"; readonly status: number })
  | (Described & { readonly kind: "unreadable"; readonly name: "DeserializationError" })
  | (Described & { readonly kind: "index"; readonly name: "IndexError"; readonly reason: IndexErrorReason })
  | (Described & { readonly kind: "unknown"; readonly name: "UnknownError" });

/** Result of a search call: calls never reject. */
export type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: SearchError };

const UNREACHABLE = "The search service cannot be reached. Check your connection and try again.";
const UNREADABLE = "The search service sent an answer that cannot be read. Try again in a moment.";
const UNKNOWN = "Search failed. Reload the page and try again.";

/** Reads what a client threw. The errors of the hosted one are plain objects, told apart by name. */
export function toSearchError(thrown: unknown, key: string | null): SearchError {
  if (thrown instanceof IndexError) {
    const { reason, message } = thrown;
    return {
      kind: "index",
      name: "IndexError",
      reason,
      message,
      detail: `IndexError (${reason}): ${message}`,
    };
  }
  const error = thrown instanceof Error ? { name: thrown.name, message: thrown.message } : asObject(thrown);
  return masked(serviceFailure(error), key);
}

function serviceFailure(error: Json): SearchError {
  const said = asText(error["message"]) ?? "no message";
  switch (error["name"]) {
    case "RetryError":
      return { kind: "unreachable", name: "RetryError", message: UNREACHABLE, detail: `RetryError: ${said}` };
    case "ApiError":
      return refused(said, asNumber(error["status"], 0));
    case "DeserializationError":
      return {
        kind: "unreadable",
        name: "DeserializationError",
        message: UNREADABLE,
        detail: `DeserializationError: ${said}`,
      };
    default:
      return { kind: "unknown", name: "UnknownError", message: UNKNOWN, detail: `UnknownError: ${said}` };
  }
}

function refused(said: string, status: number): SearchError {
  const message = `The search service refused the request: ${said} (status ${status}).`;
  return {
    kind: "refused",
    name: "ApiError",
    status,
    message,
    detail: `ApiError: ${said} (status ${status})`,
  };
}

function masked<T extends SearchError>(error: T, key: string | null): T {
  return { ...error, message: maskKey(error.message, key), detail: maskKey(error.detail, key) };
}
