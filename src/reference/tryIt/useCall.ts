import { useState } from "react";
import { addressOf, filledPath } from "../../openapi/address";
import type { MockOperation } from "../../openapi/mock/operation";
import type { Call, Reply, Simulation } from "./simulation";

/** What the reader has entered; values of parameters are by name. */
interface CallInput {
  readonly path: ReadonlyMap<string, string>;
  readonly query: ReadonlyMap<string, string>;
  readonly token: string;
  readonly body: string;
}

interface CallState {
  readonly input: CallInput;
  readonly call: Call;
  readonly reply: Reply | undefined;
  readonly isSending: boolean;
  /** Announcement of another event than a response, for a live region. */
  readonly announcement: string;
  readonly setInput: (change: Partial<CallInput>) => void;
  readonly send: () => void;
  readonly reset: () => void;
}

/** State of a call: the input, and the response, which arrives after the simulated duration. */
export function useCall(simulation: Simulation, operation: MockOperation, token: string): CallState {
  const [input, replaceInput] = useState(() => initialInput(simulation, operation, token));
  const [reply, setReply] = useState<Reply>();
  const [isSending, setSending] = useState(false);
  const [announcement, setAnnouncement] = useState("");
  const call = callOf(operation, input);
  const send = (): void => {
    if (isSending) return;
    const next = simulation.send(call);
    setSending(true);
    setAnnouncement("");
    window.setTimeout(() => {
      setReply(next);
      setSending(false);
    }, next.latency);
  };
  const reset = (): void => {
    simulation.account.reset();
    setReply(undefined);
    setAnnouncement("The simulated account is as it was at first.");
  };
  const setInput = (change: Partial<CallInput>): void => replaceInput((before) => ({ ...before, ...change }));
  return { input, call, reply, isSending, announcement, setInput, send, reset };
}

/** The documented example. For an ID in the path, the record that the reader created last, if any. */
function initialInput({ account }: Simulation, operation: MockOperation, token: string): CallInput {
  const path = new Map<string, string>();
  for (const { name, example = "" } of operation.pathParameters) {
    const [newest] = account.idsFor(operation, name, path);
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

function callOf({ method, path, body }: MockOperation, input: CallInput): Call {
  const query = [...input.query].filter(([, value]) => value !== "");
  return {
    method,
    target: addressOf({ baseUrl: "", path: filledPath(path, (name) => input.path.get(name) ?? ""), query }),
    token: input.token,
    body: body && input.body.trim() !== "" ? input.body : undefined,
  };
}
