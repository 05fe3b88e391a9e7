import { createEngine, type Order, type Reply } from "./engine";

/** An order on its way to the worker, and the reply on its way back; the number joins the two. */
export interface OrderMessage {
  readonly number: number;
  readonly order: Order;
}
export interface ReplyMessage {
  readonly number: number;
  readonly reply: Reply;
}

/** Entry of the search worker: hands orders to the engine and its replies back. */
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<OrderMessage>) => void) | null;
  postMessage(message: ReplyMessage): void;
};
const engine = createEngine();
scope.onmessage = ({ data: { number, order } }) => {
  void engine(order).then((reply) => scope.postMessage({ number, reply }));
};
