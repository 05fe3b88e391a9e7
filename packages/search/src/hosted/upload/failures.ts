interface ClientError {
  readonly name?: string;
  readonly message?: string;
  readonly status?: number;
}

const FORBIDDEN_STATUSES = new Set([401, 403]);

/** The failure and its fix as one text. The client throws plain objects, not errors. */
export function describeError(error: unknown): string {
  const { name = "Error", message = "no message", status } = error as ClientError;
  if (name === "RetryError")
    return "RetryError: no host of the service could be reached; the application id may be wrong.";
  if (name === "DeserializationError") return "DeserializationError: the service did not answer with JSON.";
  if (name !== "ApiError" || status === undefined) return message;
  const statusMessage = `ApiError: ${message} (status ${status}).`;
  return FORBIDDEN_STATUSES.has(status)
    ? `${statusMessage} Fix: put a key into ALGOLIA_ADMIN_API_KEY that may write: addObject, deleteIndex, settings, editSettings.`
    : statusMessage;
}
