/**
 * `npm run test:more -- bench-pages`: the same pages from this site and from a stock Docusaurus on a throttled phone; for this site
 * search on a first visit and Lighthouse; and finally every limit with its measurement. All in one run, since only figures of one
 * run can be compared. Each page is loaded three times with an empty cache; medians count. A table is printed as soon as it is
 * measured. Lighthouse comes from the registry; without it, the run goes on.
 */
import fs from "node:fs";
import path from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { findChromium } from "docusaurus-waymark-core/build/chromium.mjs";
import { runMain } from "docusaurus-waymark-core/build/runMain";
import { precompress } from "docusaurus-plugin-waymark-publish/precompress.mjs";
import { makeSite, makeStock } from "../lib/projects";
import { OWN_ENVIRONMENT, runBuild } from "../lib/runBuild";
import { serve } from "docusaurus-plugin-waymark-publish/server";
import { table } from "docusaurus-waymark-core/build/table";
import { firstSearch, timedWorker, type FirstSearch } from "./lib/firstSearch";
import { lighthouse } from "./lib/lighthouse";
import { limitRows } from "./lib/limits";
import { machine, medianOf } from "./lib/figures";
import { measurePage, type PageCost } from "./lib/phone";

const ROUTES = ["/", "/how-to/ssh", "/how-to/cli", "/api/resources/networks"];
/** Number of loads of each page and of runs of each search; `RUNS=1` gives a first impression in ten minutes. */
const RUNS = Number(process.env["RUNS"] ?? 3);
/** Minimum number of pages in the copy of this site; it never has fewer than the real ones. */
const MIN_PAGES = 1;

async function main(): Promise<void> {
  console.log(`${machine()}, phone: slow 4G (150 ms, 1.6 Mbit/s), processor / 4\n`);
  const site = makeSite(MIN_PAGES);
  runBuild(site, OWN_ENVIRONMENT);
  const build = path.join(site, "build");
  await precompress(build);
  const stock = makeStock(site);
  runBuild(stock);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox"],
  });
  const own = await measure(browser, "Site", build);
  const search = await measureSearch(browser, build);
  const ofStock = await measure(browser, "Stock", path.join(stock, "build"));
  await browser.close();
  const scores = await lighthouse(build, ROUTES, RUNS).catch((error: unknown) => {
    console.log(`Lighthouse was not measured: ${String(error)}\n`);
    return undefined;
  });
  const limits = limitRows({ build, own, search, stock: ofStock, scores });
  print("Limits", ["What", "Limit", "Measured", ""], limits);
  for (const folder of [site, stock]) fs.rmSync(folder, { recursive: true, force: true });
}

/** Measures a site and prints its table: a column for each page. */
async function measure(
  browser: Browser,
  name: string,
  build: string,
): Promise<ReadonlyMap<string, PageCost>> {
  const { url, close } = await serve(build);
  const costs = new Map<string, PageCost>();
  for (const route of ROUTES) costs.set(route, await medianOf(RUNS, () => measurePage(browser, url + route)));
  close();
  const names = Object.keys([...costs.values()][0] ?? {}) as (keyof PageCost)[];
  const rows = names.map((row) => [row, ...[...costs.values()].map((cost) => figure(cost[row]))]);
  print(name, ["", ...ROUTES], rows);
  return costs;
}

async function measureSearch(browser: Browser, build: string): Promise<FirstSearch> {
  const { url, close } = await serve(build, { addition: timedWorker });
  const first = await medianOf(RUNS, () => firstSearch(browser, `${url}/how-to/ssh`));
  close();
  return first;
}

function figure(value: number): string {
  if (Number.isNaN(value)) return "–";
  return Number.isInteger(value) || value > 1 ? Math.round(value).toLocaleString("en") : value.toFixed(4);
}

function print(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(`### ${title}\n\n${table(head, rows).join("\n")}\n`);
}

runMain(main);
