import { createHost } from "./host";
import type { OrderMessage, ReplyMessage } from "./messages";

/** Entry of the search worker: hands orders to the engine and its replies back. */
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<OrderMessage>) => void) | null;
  postMessage(message: ReplyMessage): void;
};
const host = createHost();

scope.onmessage = ({ data: { number, order } }) => {
  void host(order).then((reply) => scope.postMessage({ number, reply }));
};
