import { fork } from "node:child_process";
import path from "node:path";
import { changeLines } from "./changes";
import type { LiveReport } from "./report";
import { LiveServer } from "./server";
import type { CheckInput } from "../check";
import { RULES_CHANGED } from "./watched";

/**
 * Checks the content in a process of its own: prints what is new and what is fixed, and serves the state of all pages.
 *
 * In the process of the dev server the first check of all pages would put off the first page by its whole time, and the
 * search for a misspelled word's fix the update after a keystroke. A new process also has the rules and facts as they are
 * after a change.
 */
export function startLiveCheck(input: CheckInput, print: (line: string) => void): LiveServer {
  const server = new LiveServer();
  const receive = (report: LiveReport): void => {
    changeLines(server.report, report).forEach(print);
    server.publish(report);
  };
  startChecker(input, receive, print);
  return server;
}

function startChecker(
  input: CheckInput,
  receive: (report: LiveReport) => void,
  print: (line: string) => void,
) {
  const child = fork(path.join(__dirname, "checkProcess.ts"), {
    cwd: input.siteDir,
    execArgv: ["--max-semi-space-size=64", "-r", path.join(__dirname, "../../native.cjs")],
  });
  child.on("message", (report) => receive(report as LiveReport));
  child.on("exit", (code) => {
    if (code === RULES_CHANGED) startChecker(input, receive, print);
    else print(`The content check ended (${code ?? "killed"}). Fix: run npm run check, and npm start again.`);
  });
  child.send(input);
}
