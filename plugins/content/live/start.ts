import { fork } from "node:child_process";
import path from "node:path";
import { changeLines } from "./changes";
import type { LiveReport } from "./report";
import { LiveServer } from "./server";
import { RULES_CHANGED, type Setup } from "./setup";

/**
 * Checks the content in a process of its own, so that the dev server is never kept waiting: prints what is new and what
 * is mended, and serves the state of all pages.
 */
export function startLiveCheck(setup: Setup, print: (line: string) => void): LiveServer {
  const server = new LiveServer();
  const receive = (report: LiveReport): void => {
    changeLines(server.report, report).forEach(print);
    server.publish(report);
  };
  forkChecker(setup, receive, print);
  return server;
}

function forkChecker(setup: Setup, receive: (report: LiveReport) => void, print: (line: string) => void) {
  const child = fork(path.join(__dirname, "checkProcess.ts"), {
    cwd: setup.siteDir,
    execArgv: ["--max-semi-space-size=64", "-r", path.join(__dirname, "../../native.cjs")],
  });
  child.on("message", (report) => receive(report as LiveReport));
  child.on("exit", (code) => {
    if (code === RULES_CHANGED) forkChecker(setup, receive, print);
    else print(`The content check ended (${code ?? "killed"}). Fix: run npm run check, and npm start again.`);
  });
  child.send(setup);
}
