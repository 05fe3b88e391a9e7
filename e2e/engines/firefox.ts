import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { until, type Engine } from "./engine";

/** Settings of a profile that asks nothing and calls nobody. */
const PREFERENCES = {
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "toolkit.telemetry.reportingpolicy.firstRun": false,
  "app.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
};

/** Starts Firefox and speaks WebDriver BiDi with it. */
export async function firefox(binary: string, port: number): Promise<Engine> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), "firefox-"));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${String(value)});`,
  );
  fs.writeFileSync(path.join(profile, "user.js"), lines.join("\n"));
  const process = spawn(
    binary,
    ["--headless", "--no-remote", "--profile", profile, `--remote-debugging-port=${String(port)}`],
    { stdio: "ignore" },
  );
  const send = await connect(`ws://127.0.0.1:${String(port)}/session`);
  await send("session.new", { capabilities: {} });
  const { contexts } = (await send("browsingContext.getTree", {})) as {
    readonly contexts: readonly { readonly context: string }[];
  };
  const context = contexts[0]?.context;
  return {
    name: "Firefox",
    open: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    reload: () => send("browsingContext.reload", { context, wait: "complete" }),
    back: () => send("browsingContext.traverseHistory", { context, delta: -1 }),
    resize: (width, height) => send("browsingContext.setViewport", { context, viewport: { width, height } }),
    value: async (expression) => {
      const { result } = (await send("script.evaluate", {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: true,
      })) as { readonly result?: { readonly value?: string } };
      return JSON.parse(result?.value ?? "null") as unknown;
    },
    act: (actions) => send("input.performActions", { context, actions }),
    close: async () => {
      await send("browser.close", {});
      process.kill();
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      fs.rmSync(profile, { recursive: true, force: true });
    },
  };
}

type Send = (method: string, params: object) => Promise<unknown>;

interface Answer {
  readonly id?: number;
  readonly type: string;
  readonly result?: unknown;
  readonly message?: string;
}

/** Opens the connection as soon as the browser listens; each command is answered by its number. */
async function connect(address: string): Promise<Send> {
  const socket = await until(
    () => tryToOpen(address),
    (open) => open !== undefined,
    "Firefox did not listen",
  );
  if (!socket) throw new Error("Firefox did not listen.");
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const answer = JSON.parse(data) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let id = 0;
  return async (method, params) => {
    id += 1;
    const number = id;
    const answered = new Promise<Answer>((resolve) => waiting.set(number, resolve));
    socket.send(JSON.stringify({ id: number, method, params }));
    const { type, result, message } = await answered;
    waiting.delete(number);
    if (type === "error") throw new Error(`${method}: ${message ?? "failed"}`);
    return result;
  };
}

async function tryToOpen(address: string): Promise<WebSocket | undefined> {
  const socket = new WebSocket(address);
  return new Promise((resolve) => {
    socket.addEventListener("open", () => resolve(socket));
    socket.addEventListener("error", () => resolve(undefined));
  });
}
