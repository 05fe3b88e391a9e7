/** Why an index cannot be used: a file is missing, cannot be fetched, has another version, or is damaged. */
export type IndexErrorReason = "missing" | "network" | "version" | "corrupt";

/** An index file cannot be used. The message can be shown to readers. */
export class IndexError extends Error {
  override readonly name = "IndexError";
  readonly reason: IndexErrorReason;

  constructor(reason: IndexErrorReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
