import { execFile } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { findChromium } from "../../plugins/lib/chromium.mjs";
import { medians, repeat } from "./figures";
import { serve } from "../../scripts/lib/server";

/** The newest version that runs on Node 20. */
const VERSION = "12.8.2";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Scores from 0 to 100. */
export type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;

const run = promisify(execFile);

/**
 * Lighthouse's mobile scores of pages of a built site: medians of several runs each. Installs Lighthouse into a temporary
 * folder.
 */
export async function lighthouse(
  build: string,
  routes: readonly string[],
  runs: number,
): Promise<ReadonlyMap<string, Scores>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "bench-lighthouse-"));
  await run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", `lighthouse@${VERSION}`], {
    cwd: folder,
  });
  const { url, close } = await serve(build);
  const scores = new Map<string, Scores>();
  for (const route of routes)
    scores.set(route, medians(await repeat(runs, () => audit(folder, url + route))));
  close();
  fs.rmSync(folder, { recursive: true, force: true });
  return scores;
}

async function audit(folder: string, url: string): Promise<Scores> {
  const report = path.join(folder, "report.json");
  await run(
    path.join(folder, "node_modules", ".bin", "lighthouse"),
    [
      url,
      "--quiet",
      "--output=json",
      `--output-path=${report}`,
      `--only-categories=${CATEGORIES.join(",")}`,
      "--chrome-flags=--headless=new --no-sandbox --disable-background-networking",
    ],
    { cwd: folder, env: { ...process.env, CHROME_PATH: findChromium() ?? "" } },
  );
  const { categories } = JSON.parse(fs.readFileSync(report, "utf8")) as {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  };
  return Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round(100 * (categories[name]?.score ?? 0))]),
  ) as unknown as Scores;
}
