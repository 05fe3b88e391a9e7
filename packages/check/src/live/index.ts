import type { ServerResponse } from "node:http";
import type { LoadContext } from "@docusaurus/types";
import type { CheckOptions } from "../check";
import { LIVE_PATH } from "./report";
import { startLiveCheck } from "./server";
import { untilStartable } from "./boot";

/** The part of webpack's dev server that is used. */
interface DevServer {
  readonly app?: {
    use(path: string, handler: (request: unknown, response: ServerResponse) => void): void;
  };
}

/**
 * Under `docusaurus start`: findings in the terminal, and on the current page. Nothing of this is in a build. Resolves when
 * Docusaurus can start.
 */
export async function liveCheck(
  { baseUrl }: LoadContext,
  input: CheckOptions,
): Promise<{ readonly getClientModules: () => string[]; readonly devServer: object }> {
  await untilStartable(input, printLine);
  return {
    getClientModules: () => [require.resolve("./client")],
    devServer: devServer(`${baseUrl}${LIVE_PATH}`, input),
  };
}

/** Docusaurus calls this function in addition to its own, and concatenates the lists that they return. */
function devServer(address: string, input: CheckOptions): object {
  const setupMiddlewares = (_: unknown, { app }: DevServer): readonly never[] => {
    const server = startLiveCheck(input, printLine);
    app?.use(address, (_, response) => server.listen(response));
    return [];
  };
  const overlay = { errors: isOtherError, runtimeErrors: isOtherError };
  return { setupMiddlewares, client: { overlay } };
}

/**
 * True if the dev server's overlay shows an error. It does not show those of MDX, because it would cover the finding and
 * stay after the fix. The function is sent to the browser as text, so it cannot use other functions.
 */
function isOtherError({ message }: Error): boolean {
  return !message.includes("MDX compilation failed");
}

/** Writes a line of the content check to the terminal. */
function printLine(line: string): void {
  process.stdout.write(`[content] ${line}\n`);
}
