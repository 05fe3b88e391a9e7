/**
 * The errors of search, as one union type. The hosted client and the embedded index fail in different ways; dialog and search
 * page show all of them alike, with a text of their own for readers (`dialog/messages.ts`).
 */
import { IndexError, type IndexErrorReason } from "../engine/indexError";
import { asNumber, asObject, asText, maskKey } from "../model";

/** Why a search call failed. */
export type SearchError = {
  /** Technical text for the log. The API key is masked. */
  readonly detail: string;
} & (
  | { readonly kind: "unreachable" | "unreadable" | "unknown" }
  /** `message` is for readers, with the words of the service. */
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "index"; readonly reason: IndexErrorReason }
);

/** Result of a call that never rejects. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: SearchError };

/**
 * Turns what a client threw into a typed error. Errors of the hosted client are plain objects with a `name`.
 *
 * @param key API key, which is masked in all texts
 */
export function toSearchError(thrown: unknown, key: string | null): SearchError {
  if (thrown instanceof IndexError) {
    const { reason, message } = thrown;
    return { kind: "index", reason, detail: `IndexError (${reason}): ${message}` };
  }
  const error = thrown instanceof Error ? { name: thrown.name, message: thrown.message } : asObject(thrown);
  const message = maskKey(asText(error["message"]) ?? "no message", key);
  switch (error["name"]) {
    case "RetryError":
      return { kind: "unreachable", detail: `RetryError: ${message}` };
    case "DeserializationError":
      return { kind: "unreadable", detail: `DeserializationError: ${message}` };
    case "ApiError": {
      const reason = `${message} (status ${asNumber(error["status"], 0)})`;
      return {
        kind: "refused",
        message: `The search service refused the request: ${reason}.`,
        detail: `ApiError: ${reason}`,
      };
    }
    default:
      return { kind: "unknown", detail: `UnknownError: ${message}` };
  }
}
