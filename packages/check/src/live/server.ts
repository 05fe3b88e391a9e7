import { fork } from "node:child_process";
import type { ServerResponse } from "node:http";
import {
  comparePositions,
  countOf,
  formatFinding,
  identityOf,
  type Finding,
} from "docusaurus-waymark-core/report";
import type { CheckOptions } from "../check";
import { RULES_CHANGED, type LiveReport } from "./report";

/**
 * Checks the content in a process of its own: prints what is new and what is fixed, and serves the state of all pages.
 *
 * In the process of the dev server the first check of all pages would put off the first page by its whole time, and the
 * search for a misspelled word's fix the update after a keystroke. A new process also has the rules and facts as they are
 * after a change.
 */
export function startLiveCheck(input: CheckOptions, print: (line: string) => void): LiveServer {
  const server = new LiveServer(print);
  const startProcess = (): void => {
    const child = fork(require.resolve("./checkProcess"), {
      cwd: input.siteDir,
      execArgv: ["-r", require.resolve("docusaurus-waymark-core/site.cjs")],
    });
    child.on("message", (report) => server.publish(report as LiveReport));
    child.on("exit", (code) => {
      if (code === RULES_CHANGED) startProcess();
      else
        print(`The content check ended (${code ?? "killed"}). Fix: run npm run check, and npm start again.`);
    });
    child.send(input);
  };
  startProcess();
  return server;
}

/** Prints what a report changes, and sends reports to pages (server-sent events): first the last one, then each that comes. */
export class LiveServer {
  readonly #print: (line: string) => void;
  #report: LiveReport | undefined;
  readonly #listeners = new Set<ServerResponse>();

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  publish(report: LiveReport): void {
    changeLines(this.#report, report).forEach(this.#print);
    this.#report = report;
    this.#listeners.forEach((listener) => listener.write(eventOf(report)));
  }

  /** Answers a request. */
  listen(response: ServerResponse): void {
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    response.write(this.#report ? eventOf(this.#report) : ": checking\n\n");
    this.#listeners.add(response);
    response.on("close", () => this.#listeners.delete(response));
  }
}

function eventOf(report: LiveReport): string {
  return `data: ${JSON.stringify(report)}\n\n`;
}

/** Text for the terminal after a check: at first every finding, then only those that are new or fixed. */
export function changeLines(before: LiveReport | undefined, now: LiveReport): string[] {
  const old = before?.findings ?? [];
  const added = without(now.findings, old);
  const fixed = without(old, now.findings);
  if (before && added.length + fixed.length === 0) return [];
  return [
    ...fixed.map((finding) => `Fixed: ${finding.path} ${finding.rule}: ${finding.message}`),
    ...added.sort(comparePositions).map(formatFinding),
    countOf(now.findings, now.pages),
  ];
}

/** Findings of a list that another list lacks. A finding that only moved with its text is the same. */
function without(findings: readonly Finding[], others: readonly Finding[]): Finding[] {
  const left = others.map(identityOf);
  return findings.filter((finding) => {
    const place = left.indexOf(identityOf(finding));
    if (place === -1) return true;
    left.splice(place, 1);
    return false;
  });
}
