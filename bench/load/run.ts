// `npm run bench -- load`: requests per second that nginx answers with deploy/nginx.conf, measured by wrk on this machine.
// Mixed pages, twins, redirects, scripts and fonts, as the build has them. Fails on any error and under the goal.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { runMain } from "../../scripts/lib/report";
import { table } from "../../scripts/lib/table";
import { startNginx } from "../../test/nginx";

/** Requests per second that the configuration must handle on two cores. */
const MIN_REQUESTS_PER_SECOND = 2000;
const [SECONDS, CONNECTIONS, THREADS] = [20, 64, 2];
const BUILD = "build";

async function main(): Promise<void> {
  const nginx = await startNginx(BUILD);
  try {
    report(measure(nginx.url));
  } finally {
    await nginx.stop();
  }
}

interface Measured {
  readonly requests: number;
  readonly perSecond: number;
  readonly errors: number;
  readonly p99: number;
}

/** wrk drives one process for all threads; its script walks through the paths and prints one line of JSON. */
function measure(url: string): Measured {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "load-"));
  const list = path.join(folder, "paths");
  fs.writeFileSync(list, mixedPaths().join("\n"));
  const script = path.join(import.meta.dirname, "mixed.lua");
  const args = [
    `-t${THREADS}`,
    `-c${CONNECTIONS}`,
    `-d${SECONDS}s`,
    "--timeout",
    "5s",
    "-s",
    script,
    url,
    "--",
    list,
  ];
  const { stdout, error } = spawnSync("wrk", args, { encoding: "utf8" });
  fs.rmSync(folder, { recursive: true });
  const line = /^\{.*\}$/m.exec(error ? "" : stdout)?.[0];
  if (!line) throw new Error(`wrk gave no figures (${error?.message ?? stdout}). Fix: install wrk.`);
  return JSON.parse(line) as Measured;
}

/** All pages and their twins, twenty redirects, all scripts, styles and fonts. */
function mixedPaths(): string[] {
  const files = fs.readdirSync(BUILD, { recursive: true, encoding: "utf8" });
  // The server sends /404 and /404.md with the status of a page that is not there.
  const twins = files.filter((name) => name.endsWith(".md") && name !== "404.md").map((name) => `/${name}`);
  // Twins with requests in another language are not pages themselves.
  const pages = twins
    .map((twin) => twin.slice(0, -".md".length))
    .filter((page) => fs.existsSync(`${BUILD}${page}.html`));
  const assets = files
    .filter((name) => /^assets\/.+\.(?:js|css|woff2)$/.test(name))
    .map((name) => `/${name}`);
  const routes = pages.map((page) => (page === "/index" ? "/" : page));
  const moved = fs.readFileSync(`${BUILD}/_redirects`, "utf8").match(/^\S+/gm) ?? [];
  return [...routes, ...twins, ...moved.slice(0, 20), ...assets];
}

function report({ requests, perSecond, errors, p99 }: Measured): void {
  const head = ["Requests", "Requests a second", "99 % answered within", "Errors"];
  const row = [String(requests), String(Math.round(perSecond)), `${p99.toFixed(1)} ms`, String(errors)];
  console.log(table(head, [row], [0, 1, 2, 3]).join("\n"));
  console.log(
    `${os.cpus()[0]?.model ?? "unknown"}, ${os.cpus().length} cores shared by nginx and wrk, ${SECONDS} s.`,
  );
  if (errors > 0 || perSecond < MIN_REQUESTS_PER_SECOND) process.exitCode = 1;
}

runMain(main);
