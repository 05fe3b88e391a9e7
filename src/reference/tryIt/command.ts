import { addressOf } from "../../openapi/address";
import { curlCommand, shellQuoted } from "../../openapi/curl";
import type { Call } from "./simulation";

interface Places {
  /** Scheme and host of the reader's server, or of the cloud. */
  readonly baseUrl: string;
  /** Environment variable that the samples read the token from. */
  readonly tokenVariable: string;
  /** Token of the simulation, which no server knows: the command reads the variable in its place. */
  readonly simulatedToken: string;
}

/**
 * The same call as a command for a real server. Every value stays one argument of the shell, whatever it holds.
 *
 * @param needsToken false for operations that take no credential
 */
export function commandOf(call: Call, needsToken: boolean, places: Places): string {
  const { method, target, token, body } = call;
  return curlCommand({
    method,
    address: addressOf({ baseUrl: places.baseUrl, path: "", query: [] }) + target,
    headers: [
      '"Accept: application/json"',
      ...(needsToken && token !== "" ? [credential(token, places)] : []),
      ...(body === undefined ? [] : ['"Content-Type: application/json"']),
    ],
    data: body,
  });
}

function credential(token: string, { tokenVariable, simulatedToken }: Places): string {
  if (token === simulatedToken) return `"Authorization: Token $${tokenVariable}"`;
  return shellQuoted(`Authorization: Token ${token}`);
}
