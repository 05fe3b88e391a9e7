import { useState } from "react";
import { addressOf, filledPath } from "../../openapi/address";
import type { MockOperation } from "../../openapi/mock/operation";
import type { Call, Reply, Simulation } from "./simulation";

/** What the reader has filled in; values of parameters by name. */
export interface Filled {
  readonly path: ReadonlyMap<string, string>;
  readonly query: ReadonlyMap<string, string>;
  readonly token: string;
  readonly body: string;
}

interface CallState {
  readonly filled: Filled;
  readonly call: Call;
  readonly reply: Reply | undefined;
  readonly isSending: boolean;
  /** What just happened besides an answer, for a live region. */
  readonly spoken: string;
  readonly fill: (change: Partial<Filled>) => void;
  readonly send: () => void;
  readonly reset: () => void;
}

/** A call of an operation: what is filled in, and its answer, which comes after the simulated duration. */
export function useCall(simulation: Simulation, operation: MockOperation, token: string): CallState {
  const [filled, setFilled] = useState(() => initial(simulation, operation, token));
  const [reply, setReply] = useState<Reply>();
  const [isSending, setSending] = useState(false);
  const [spoken, setSpoken] = useState("");
  const call = callOf(operation, filled);
  const send = (): void => {
    if (isSending) return;
    const next = simulation.send(call);
    setSending(true);
    setSpoken("");
    window.setTimeout(() => {
      setReply(next);
      setSending(false);
    }, next.latency);
  };
  const reset = (): void => {
    simulation.world.reset();
    setReply(undefined);
    setSpoken("The simulated account is as it was at first.");
  };
  const fill = (change: Partial<Filled>): void => setFilled((before) => ({ ...before, ...change }));
  return { filled, call, reply, isSending, spoken, fill, send, reset };
}

/** The documented example; in a path the record that was created last, where there is one. */
function initial({ world }: Simulation, operation: MockOperation, token: string): Filled {
  const path = new Map<string, string>();
  for (const { name, example = "" } of operation.pathParameters) {
    const [newest] = world.idsFor(operation, name, path);
    path.set(name, newest?.startsWith("simulated") ? newest : example);
  }
  const required = operation.queryParameters.filter((parameter) => parameter.required);
  return {
    path,
    query: new Map(required.map(({ name, example = "" }) => [name, example])),
    token,
    body: operation.body ? JSON.stringify(operation.body.example, null, 2) : "",
  };
}

function callOf({ method, path, body }: MockOperation, filled: Filled): Call {
  const query = [...filled.query].filter(([, value]) => value !== "");
  return {
    method,
    target: addressOf({ baseUrl: "", path: filledPath(path, (name) => filled.path.get(name) ?? ""), query }),
    token: filled.token,
    body: body && filled.body.trim() !== "" ? filled.body : undefined,
  };
}
