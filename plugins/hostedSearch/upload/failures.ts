interface Thrown {
  readonly name?: string;
  readonly message?: string;
  readonly status?: number;
}

const REFUSED = new Set([401, 403]);

/** True when no host gave an answer that could be used, which may pass. */
export function isLost(error: unknown): boolean {
  const { name } = error as Thrown;
  return name === "RetryError" || name === "DeserializationError";
}

/** What failed, with what to do. The client's errors are plain objects. */
export function describe(error: unknown): string {
  const { name = "Error", message = "no message", status } = error as Thrown;
  if (name === "RetryError")
    return "RetryError: no host of the service could be reached; the application id may be wrong.";
  if (name === "DeserializationError") return "DeserializationError: the service did not answer with JSON.";
  if (name !== "ApiError" || status === undefined) return message;
  const said = `ApiError: ${message} (status ${status}).`;
  return REFUSED.has(status)
    ? `${said} Fix: put a key into ALGOLIA_ADMIN_API_KEY that may write: addObject, deleteIndex, settings, editSettings.`
    : said;
}
