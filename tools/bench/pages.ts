/**
 * `npm run tools -- bench-pages`: the same pages from this site, from a stock Docusaurus, VitePress and Starlight, on a throttled
 * phone; search on a first visit to each; Lighthouse for this site; and finally every limit with its measurement. All in
 * one run of about 25 minutes, since only figures of one run can be compared. Each page is loaded three times with an empty
 * cache; medians count. A table is printed as soon as it is measured. The other tools, and Lighthouse, come from the registry;
 * what cannot be had is left out.
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
import {
  firstSearch,
  OWN_SEARCH,
  timedWorker,
  type FirstSearch,
  type SearchSelectors,
} from "./lib/firstSearch";
import { lighthouse } from "./lib/lighthouse";
import { limitRows, type Measured } from "./lib/limits";
import { machine, medianOf } from "./lib/figures";
import { buildPeer, PEERS } from "./lib/peers";
import { measurePage, type PageCost } from "./lib/phone";

const ROUTES = ["/", "/how-to/ssh", "/how-to/cli", "/api/resources/networks"];
/** Number of loads of each page and of runs of each search; `RUNS=1` gives a first impression in ten minutes. */
const RUNS = Number(process.env["RUNS"] ?? 3);
/** Minimum number of pages in the copy of this site; it never has fewer than the real ones. */
const MIN_PAGES = 1;

/** A built site to measure. */
interface Site {
  readonly name: string;
  readonly build: string;
  readonly isDocusaurus?: boolean;
  /** Undefined for stock Docusaurus, which has no search without an account. */
  readonly search?: SearchSelectors;
}

async function main(): Promise<void> {
  console.log(`${machine()}, phone: slow 4G (150 ms, 1.6 Mbit/s), processor / 4\n`);
  const site = makeSite(MIN_PAGES);
  runBuild(site, OWN_ENVIRONMENT);
  const build = path.join(site, "build");
  await precompress(build);
  const stock = makeStock(site);
  runBuild(stock);
  const folders = [site, stock];

  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox"],
  });
  const own = await measure(browser, { name: "Site", build, isDocusaurus: true, search: OWN_SEARCH });
  const ofStock = await measure(browser, {
    name: "Stock",
    build: path.join(stock, "build"),
    isDocusaurus: true,
  });
  const peers: Measured[] = [];
  for (const peer of PEERS) {
    await tryTo(peer.name, async () => {
      const folder = buildPeer(site, peer);
      folders.push(folder);
      const built = { name: peer.name, build: path.join(folder, peer.output), search: peer.search };
      peers.push(await measure(browser, built));
    });
  }
  await browser.close();
  const scores = await tryTo("Lighthouse", () => lighthouse(build, ROUTES, RUNS));
  const limits = limitRows({ build, own, stock: ofStock, peers, scores });
  print("Limits", ["What", "Limit", "Measured", ""], limits);
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
}

/** Does something that needs the registry. Without it, the reason is printed, and the run goes on. */
async function tryTo<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    console.log(`${name} was not measured: ${error instanceof Error ? error.message : String(error)}\n`);
    return undefined;
  }
}

/** Measures a site and prints its table: a column for each page, the last two rows are of search on a first visit. */
async function measure(
  browser: Browser,
  { name, build, isDocusaurus = false, search }: Site,
): Promise<Measured> {
  const { url, close } = await serve(build, { addition: timedWorker });
  const costs = new Map<string, PageCost>();
  for (const route of ROUTES)
    costs.set(route, await medianOf(RUNS, () => measurePage(browser, url + route, isDocusaurus)));
  const first = search && (await medianOf(RUNS, () => firstSearch(browser, `${url}/how-to/ssh`, search)));
  close();
  const names = Object.keys([...costs.values()][0] ?? {}) as (keyof PageCost)[];
  const rows = names.map((row) => [row, ...[...costs.values()].map((cost) => figure(cost[row]))]);
  print(name, ["", ...ROUTES], rows);
  if (first) print(`${name}: search on a first visit to /how-to/ssh`, Object.keys(first), [figures(first)]);
  return { costs, search: first };
}

function figures(search: FirstSearch): readonly string[] {
  return Object.values(search).map(figure);
}

function figure(value: number): string {
  if (Number.isNaN(value)) return "–";
  return Number.isInteger(value) || value > 1 ? Math.round(value).toLocaleString("en") : value.toFixed(4);
}

function print(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(`### ${title}\n\n${table(head, rows).join("\n")}\n`);
}

runMain(main);
