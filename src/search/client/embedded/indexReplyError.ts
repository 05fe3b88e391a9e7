import type { Reply } from "./reply";

/** An index file that the engine refused; its reply says why. */
export class IndexReplyError extends Error {
  override readonly name = "IndexReplyError";
  readonly reply: Reply;

  constructor(reply: Reply) {
    super(reply.content);
    this.reply = reply;
  }
}
