import type { MockCall } from "../mock/server";
import type { CommandResult } from "./commands";
import type { ExpectedCall } from "./pages";
import type { Trial } from "./trials";

/** Describes the problem of a run; empty if there is none. */
export function findProblem(
  { program, mustFail }: Trial,
  ended: CommandResult,
  calls: readonly MockCall[],
): string {
  if (mustFail) return ended.code === 0 ? "it ended with code 0 though the API must refuse it" : "";
  const refused = calls.find(({ answer }) => answer.status >= 300);
  if (refused) return describe(refused);
  if (ended.code !== 0) return `ended with code ${ended.code ?? "none in time"}: ${lastLine(ended.stderr)}`;
  return program.expected
    ? findCallProblem(program.expected, ended, calls)
    : calls.length > 0
      ? ""
      : "called nothing";
}

function findCallProblem(
  { method, path }: ExpectedCall,
  { stdout }: CommandResult,
  calls: readonly MockCall[],
): string {
  const [call, ...more] = calls;
  if (!call || more.length > 0) return `made ${calls.length} calls instead of one`;
  if (call.request.method !== method || call.answer.path !== path) {
    return `called ${call.request.method} ${call.answer.path ?? "nothing known"} instead of ${method} ${path}`;
  }
  return stdout.trim() === "" && call.answer.body !== undefined ? "printed nothing" : "";
}

function describe({ request, answer }: MockCall): string {
  return `${request.method} ${request.target} was answered ${answer.status} ${JSON.stringify(answer.body)}`;
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}
