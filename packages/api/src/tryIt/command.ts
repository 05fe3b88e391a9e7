import { addressOf, encodeValue } from "../openapi/address";
import { curlCommand, formOption, quotedAddress, shellQuoted } from "../openapi/curl";
import type { Call } from "./simulation";

interface CommandOptions {
  /** Scheme and host of the reader's server, or of the cloud. */
  readonly baseUrl: string;
  /** Environment variable that the samples read the token from. */
  readonly tokenVariable: string;
  /** Token of the simulation. No server knows it, so the command reads the environment variable instead. */
  readonly simulatedToken: string;
}

/** The command that sends a call to a real server. Every value is quoted as one argument of the shell. */
export function commandOf(call: Call, options: CommandOptions): string {
  const { method, target, token, credentials, headers, body } = call;
  const sent = token === "" ? [] : credentials;
  const keys = sent.filter((place) => place.in === "query");
  const base = addressOf({ baseUrl: options.baseUrl, path: "", query: [] });
  const isSecret = token === options.simulatedToken;
  const secret = isSecret ? `$${options.tokenVariable}` : token;
  const quoted = (text: string): string => (isSecret ? `"${text}"` : shellQuoted(text));
  const pairs = keys.map(({ name }) => `${encodeValue(name)}=${isSecret ? secret : encodeValue(token)}`);
  // Two quoted parts without a space between them are one word.
  const keyWord = pairs.length === 0 ? "" : quoted((target.includes("?") ? "&" : "?") + pairs.join("&"));
  return curlCommand({
    method,
    address: quotedAddress(base + target) + keyWord,
    headers: [
      '"Accept: application/json"',
      ...sent
        .filter((place) => place.in === "header")
        .map(({ name, prefix }) => quoted(`${name}: ${prefix}${secret}`)),
      ...sent.filter((place) => place.in === "cookie").map(({ name }) => quoted(`Cookie: ${name}=${secret}`)),
      ...(body === undefined || body.fields ? [] : [`"Content-Type: ${body.mediaType}"`]),
      ...headers.map(([name, value]) => shellQuoted(`${name}: ${value}`)),
    ],
    data: body?.isFile ? { file: "upload.bin" } : body?.fields ? undefined : body?.text,
    forms: (body?.fields ?? []).map(formOption),
  });
}
