/**
 * An error in what people write or set, with the fix in each line of its message. It has no stack, which would only hide
 * them, and in a build neither has the error that Docusaurus puts around it.
 */
export class SiteError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.stack = `${this.name}: ${message.split("\n").length} to fix\n${message}`;
    if (process.env["NODE_ENV"] === "production") Error.stackTraceLimit = 0;
  }
}
