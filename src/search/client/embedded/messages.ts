import type { Order } from "./host";
import type { Reply } from "./reply";

/** An order on its way to the worker, and the reply on its way back; the number joins the two. */
export interface OrderMessage {
  readonly number: number;
  readonly order: Order;
}

export interface ReplyMessage {
  readonly number: number;
  readonly reply: Reply;
}
