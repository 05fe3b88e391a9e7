/** A request that the protocol does not allow; answered with its status. */
export class WireError extends Error {
  override readonly name = "WireError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
