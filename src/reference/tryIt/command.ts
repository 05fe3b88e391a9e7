import { addressOf } from "../../openapi/address";
import { curlCommand, shellQuoted } from "../../openapi/curl";
import type { Call } from "./simulation";

interface CommandOptions {
  /** Scheme and host of the reader's server, or of the cloud. */
  readonly baseUrl: string;
  /** Environment variable that the samples read the token from. */
  readonly tokenVariable: string;
  /** Token of the simulation. No server knows it, so the command reads the environment variable in place of it. */
  readonly simulatedToken: string;
}

/**
 * The command that sends a call to a real server. Every value is quoted as one argument of the shell.
 *
 * @param needsToken false for operations without authentication
 */
export function commandOf(call: Call, needsToken: boolean, options: CommandOptions): string {
  const { method, target, token, body } = call;
  return curlCommand({
    method,
    address: addressOf({ baseUrl: options.baseUrl, path: "", query: [] }) + target,
    headers: [
      '"Accept: application/json"',
      ...(needsToken && token !== "" ? [credential(token, options)] : []),
      ...(body === undefined ? [] : ['"Content-Type: application/json"']),
    ],
    data: body,
  });
}

function credential(token: string, { tokenVariable, simulatedToken }: CommandOptions): string {
  if (token === simulatedToken) return `"Authorization: Token $${tokenVariable}"`;
  return shellQuoted(`Authorization: Token ${token}`);
}
