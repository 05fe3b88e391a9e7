import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "docusaurus-waymark-core/build/freePort";
import { findNginx } from "docusaurus-waymark-core/build/nginx.mjs";

/** A running nginx that serves a build by `deploy/nginx.conf`. */
export interface RunningNginx {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}

const CONFIGURATION = path.join(__dirname, "../../deploy/nginx.conf");
/** Milliseconds that nginx may take to answer, and between two looks. */
const [PATIENCE, PAUSE] = [20_000, 50];

/** Starts nginx on a free port of this machine; only the port in the configuration is another. */
export async function startNginx(build: string): Promise<RunningNginx> {
  const found = findNginx();
  if (!found) throw new Error("There is no nginx with Brotli. Fix: run npm test, which installs it.");
  const [port, prefix] = [await freePort(), fs.mkdtempSync(path.join(os.tmpdir(), "nginx-"))];
  prepare(prefix, path.resolve(build), found.modules, port);
  const process = spawn(found.program, argumentsFor(prefix), { stdio: ["ignore", "inherit", "pipe"] });
  const url = `http://127.0.0.1:${port}`;
  await answering(url, process);
  return { url, port, stop: () => stop(process, prefix) };
}

/** The prefix as a host has it: configuration, build and modules. */
function prepare(prefix: string, build: string, modules: string, port: number): void {
  const text = fs.readFileSync(CONFIGURATION, "utf8");
  fs.writeFileSync(
    path.join(prefix, "nginx.conf"),
    text.replace("listen 8080;", `listen 127.0.0.1:${port};`).replace("listen [::]:8080;", ""),
  );
  fs.mkdirSync(path.join(prefix, "temp"));
  fs.symlinkSync(build, path.join(prefix, "site"));
  fs.symlinkSync(modules, path.join(prefix, "modules"));
}

/** Started by root, nginx would hand its work to a user who may not see the build. */
function argumentsFor(prefix: string): string[] {
  const user = os.userInfo().uid === 0 ? "user root;" : "";
  return ["-p", prefix, "-c", path.join(prefix, "nginx.conf"), "-g", `daemon off; ${user}`];
}

async function answering(url: string, process: ChildProcess): Promise<void> {
  let log = "";
  process.stderr?.on("data", (part: Buffer) => (log += part.toString()));
  const end = Date.now() + PATIENCE;
  while (Date.now() < end && process.exitCode === null) {
    if (await fetch(url, { method: "HEAD" }).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  process.kill();
  throw new Error(`nginx did not start.\n${log}`);
}

async function stop(process: ChildProcess, prefix: string): Promise<void> {
  const ended = new Promise((resolve) => process.once("exit", resolve));
  process.kill();
  await ended;
  fs.rmSync(prefix, { recursive: true, force: true });
}
