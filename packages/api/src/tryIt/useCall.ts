import { useState } from "react";
import { addressOf, cookieText, replaceParameters } from "../openapi/address";
import type { Json, ParameterObject } from "../openapi/document";
import { parseExact, plainText, stringifyExact } from "../openapi/exactJson";
import { BOUNDARY, formFields, formText, multipartChunks } from "../openapi/forms";
import { parametersIn, type Body, type MockOperation } from "../openapi/mock/operation";
import type { Call, CallBody, Reply, Simulation } from "./simulation";

type Place = ParameterObject["in"];

/** The reader's input; values of parameters are by name. */
interface CallInput extends Readonly<Record<Place, ReadonlyMap<string, string>>> {
  readonly token: string;
  readonly body: string;
}

/** A call that the reader edits and sends. */
export interface CallState {
  readonly input: CallInput;
  readonly call: Call;
  readonly reply: Reply | undefined;
  readonly isSending: boolean;
  readonly setInput: (change: Partial<CallInput>) => void;
  readonly send: () => void;
}

/** State of a call: the input, and the response, which arrives after the simulated duration. */
export function useCall(simulation: Simulation, operation: MockOperation, token: string): CallState {
  const [input, replaceInput] = useState(() => initialInput(operation, token));
  const [reply, setReply] = useState<Reply>();
  const [isSending, setSending] = useState(false);
  const call = callOf(operation, input);
  const send = (): void => {
    if (isSending) return;
    const next = simulation.send(call);
    setSending(true);
    window.setTimeout(() => {
      setReply(next);
      setSending(false);
    }, next.latency);
  };
  const setInput = (change: Partial<CallInput>): void => replaceInput((before) => ({ ...before, ...change }));
  return { input, call, reply, isSending, setInput, send };
}

/** The documented example. */
function initialInput(operation: MockOperation, token: string): CallInput {
  const required = (place: Place): ReadonlyMap<string, string> =>
    new Map(
      parametersIn(place, operation)
        .filter((parameter) => parameter.required)
        .map(({ name, example = "" }) => [name, example]),
    );
  const [body] = operation.bodies;
  return {
    path: required("path"),
    query: required("query"),
    header: required("header"),
    cookie: required("cookie"),
    token,
    body: body ? editedText(body) : "",
  };
}

/** The example of a body as the reader edits it: JSON, also for the fields of a form, or plain text. */
function editedText({ kind, example }: Body): string {
  if (kind === "file") return "";
  return kind === "text" ? plainText(example as Json) : stringifyExact(example, 2);
}

function callOf(operation: MockOperation, input: CallInput): Call {
  const { method, path, bodies, security } = operation;
  const typed = (place: Place) =>
    parametersIn(place, operation).flatMap((parameter) => {
      const text = input[place].get(parameter.name) ?? "";
      return text === "" ? [] : [[parameter, text] as const];
    });
  const pathTexts = new Map(typed("path").map(([parameter, text]) => [parameter.name, parameter.text(text)]));
  const [pathname = "", fixed = ""] = path.split("?");
  const cookies = typed("cookie").flatMap(([parameter, text]) => parameter.pairs(text));
  const [body] = bodies;
  return {
    method,
    target: addressOf({
      baseUrl: "",
      path: replaceParameters(pathname, (name) => pathTexts.get(name) ?? ""),
      query: [
        ...new URLSearchParams(fixed),
        ...typed("query").flatMap(([parameter, text]) => parameter.pairs(text)),
      ],
    }),
    credentials: security[0] ?? [],
    token: input.token,
    headers: [
      ...typed("header").map(([parameter, text]) => [parameter.name, parameter.text(text)] as const),
      ...(cookies.length > 0 ? [["Cookie", cookieText(cookies)] as const] : []),
    ],
    body: body && bodyOf(body, input.body),
  };
}

/** The body that is sent for an edited text; a text that is not JSON is sent unchanged. */
function bodyOf({ kind, mediaType, files }: Body, text: string): CallBody | undefined {
  if (kind === "file") return { mediaType, text: " ", isFile: true };
  if (text.trim() === "") return undefined;
  if (kind === "json" || kind === "text") return { mediaType, text };
  try {
    const value = parseExact(text) as Json;
    if (kind === "form") return { mediaType, text: formText(value) };
    const fields = formFields(value, (name) => files.includes(name), "upload.bin");
    const parts = multipartChunks(fields).map((chunk) => ("text" in chunk ? chunk.text : ""));
    return { mediaType: `${mediaType}; boundary=${BOUNDARY}`, text: parts.join(""), fields };
  } catch {
    return { mediaType, text };
  }
}
