import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findChromium } from "docusaurus-waymark-core/build/chromium.mjs";
import { serve } from "docusaurus-plugin-waymark-publish/server";
import { medianOf } from "./figures";

/** The newest version that runs on Node 20. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const OPTIONS = [
  "--quiet",
  "--output=json",
  `--only-categories=${CATEGORIES.join(",")}`,
  "--chrome-flags=--headless=new --no-sandbox --disable-background-networking",
];

/** Scores from 0 to 100. */
export type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;

/** Lighthouse's mobile scores of pages of a built site: medians of several runs each. */
export async function lighthouse(
  build: string,
  routes: readonly string[],
  runs: number,
): Promise<readonly Scores[]> {
  const { url, close } = await serve(build);
  const scores: Scores[] = [];
  try {
    for (const route of routes) scores.push(await medianOf(runs, () => audit(url + route)));
  } finally {
    close();
  }
  return scores;
}

async function audit(url: string): Promise<Scores> {
  const { stdout } = await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, url, ...OPTIONS], {
    env: { ...process.env, CHROME_PATH: findChromium() ?? "" },
    maxBuffer: 64 * 1024 * 1024,
  });
  const { categories } = JSON.parse(stdout) as {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  };
  return Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round(100 * (categories[name]?.score ?? 0))]),
  ) as unknown as Scores;
}
