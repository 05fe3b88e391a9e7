import type { Order } from "./host";
import type { OrderMessage, ReplyMessage } from "./messages";
import type { Reply } from "./reply";

/** Carries out orders; resolves always. */
export type Engine = (order: Order) => Promise<Reply>;

/** The part of a `Worker` that is used here. */
export interface WorkerPort {
  postMessage(message: OrderMessage): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<ReplyMessage>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  readonly order: Order;
  readonly resolve: (reply: Reply) => void;
}

/**
 * Makes the engine that runs in a worker. Where no worker can be started, or it breaks down, the same engine runs in
 * the page instead: it is given the index files again and all that still waits for an answer.
 *
 * @param spawn starts a worker; may throw
 * @param inPage loads the engine for the page
 */
export function createEngine(spawn: () => WorkerPort, inPage: () => Promise<Engine>): Engine {
  const files: Order[] = [];
  const waiting = new Map<number, Waiting>();
  let replacement: Promise<Engine> | null = null;
  let count = 0;
  const replace = (): void => {
    replacement ??= inPage().then(async (engine) => {
      for (const file of files) if (!isWaiting(waiting, file)) await engine(file);
      return engine;
    });
    for (const [number, { order, resolve }] of waiting) {
      waiting.delete(number);
      void replacement.then((engine) => engine(order)).then(resolve);
    }
  };
  const worker = start(spawn, waiting, replace);
  if (!worker) replace();
  return (order) => {
    if (order.kind !== "ask") files.push(order);
    if (replacement) return replacement.then((engine) => engine(order));
    const number = (count += 1);
    return new Promise((resolve) => {
      waiting.set(number, { order, resolve });
      worker?.postMessage({ number, order });
    });
  };
}

function start(
  spawn: () => WorkerPort,
  waiting: Map<number, Waiting>,
  onBreakdown: () => void,
): WorkerPort | null {
  try {
    const worker = spawn();
    worker.onmessage = ({ data }) => {
      waiting.get(data.number)?.resolve(data.reply);
      waiting.delete(data.number);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      onBreakdown();
    };
    return worker;
  } catch {
    return null;
  }
}

function isWaiting(waiting: ReadonlyMap<number, Waiting>, order: Order): boolean {
  return [...waiting.values()].some((entry) => entry.order === order);
}
