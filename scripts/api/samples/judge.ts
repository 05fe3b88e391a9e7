import type { Call } from "../mock/server";
import type { Ended } from "./commands";
import type { Expected } from "./pages";
import type { Trial } from "./trials";

/** Says what is wrong with a run, or nothing. */
export function judge({ program, mustFail }: Trial, ended: Ended, calls: readonly Call[]): string {
  if (mustFail) return ended.code === 0 ? "it ended with code 0 though the API must refuse it" : "";
  const refused = calls.find(({ answer }) => answer.status >= 300);
  if (refused) return describe(refused);
  if (ended.code !== 0) return `ended with code ${ended.code ?? "none in time"}: ${lastLine(ended.stderr)}`;
  return program.expected
    ? judgeCall(program.expected, ended, calls)
    : calls.length > 0
      ? ""
      : "called nothing";
}

function judgeCall({ method, path }: Expected, { stdout }: Ended, calls: readonly Call[]): string {
  const [call, ...more] = calls;
  if (!call || more.length > 0) return `made ${calls.length} calls instead of one`;
  if (call.request.method !== method || call.answer.path !== path) {
    return `called ${call.request.method} ${call.answer.path ?? "nothing known"} instead of ${method} ${path}`;
  }
  return stdout.trim() === "" && call.answer.body !== undefined ? "printed nothing" : "";
}

function describe({ request, answer }: Call): string {
  return `${request.method} ${request.target} was answered ${answer.status} ${JSON.stringify(answer.body)}`;
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}
