/** Why an index cannot be used. */
export type IndexErrorReason = "missing" | "network" | "version" | "corrupt";

/** An index file that cannot be used; the message is fit for readers. */
export class IndexError extends Error {
  override readonly name = "IndexError";
  readonly reason: IndexErrorReason;

  constructor(reason: IndexErrorReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
