/**
 * The errors of search, as one union type. The hosted client and the embedded index fail in different ways; dialog and search
 * page show all of them alike, with a text for readers and a technical text for the log.
 */
import { IndexError, type IndexErrorReason } from "../engine/indexError";
import { asNumber, asObject, asText, type Json, maskKey } from "../model";

interface ErrorTexts {
  /** Text for readers. */
  readonly message: string;
  /** Technical text for the log. The API key is masked. */
  readonly detail: string;
}

/** Why a search call failed. */
export type SearchError =
  | (ErrorTexts & { readonly kind: "unreachable"; readonly name: "RetryError" })
  | (ErrorTexts & { readonly kind: "refused"; readonly name: "ApiError"; readonly status: number })
  | (ErrorTexts & { readonly kind: "unreadable"; readonly name: "DeserializationError" })
  | (ErrorTexts & { readonly kind: "index"; readonly name: "IndexError"; readonly reason: IndexErrorReason })
  | (ErrorTexts & { readonly kind: "unknown"; readonly name: "UnknownError" });

/** Result of a call that never rejects. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: SearchError };

const UNREACHABLE = "The search service cannot be reached. Check your connection and try again.";
const UNREADABLE = "The search service sent an answer that cannot be read. Try again in a moment.";
const UNKNOWN = "Search failed. Reload the page and try again.";

/**
 * Turns what a client threw into a typed error. Errors of the hosted client are plain objects with a `name`.
 *
 * @param key API key, which is masked in all texts
 */
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
  const message = asText(error["message"]) ?? "no message";
  switch (error["name"]) {
    case "RetryError":
      return {
        kind: "unreachable",
        name: "RetryError",
        message: UNREACHABLE,
        detail: `RetryError: ${message}`,
      };
    case "ApiError":
      return refused(message, asNumber(error["status"], 0));
    case "DeserializationError":
      return {
        kind: "unreadable",
        name: "DeserializationError",
        message: UNREADABLE,
        detail: `DeserializationError: ${message}`,
      };
    default:
      return { kind: "unknown", name: "UnknownError", message: UNKNOWN, detail: `UnknownError: ${message}` };
  }
}

function refused(reason: string, status: number): SearchError {
  const message = `The search service refused the request: ${reason} (status ${status}).`;
  return {
    kind: "refused",
    name: "ApiError",
    status,
    message,
    detail: `ApiError: ${reason} (status ${status})`,
  };
}

function masked<T extends SearchError>(error: T, key: string | null): T {
  return { ...error, message: maskKey(error.message, key), detail: maskKey(error.detail, key) };
}
