/**
 * `npm run bench:pages`: the same pages from this site and from a stock set-up, on a throttled phone.
 * Each page is loaded three times with an empty cache; the median counts.
 */
import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "../scripts/lib/chromium.mjs";
import { precompress } from "../scripts/lib/precompress.mjs";
import { machine } from "./lib/machine";
import { measurePage, type PageCost } from "./lib/phone";
import { makeSite, makeStock } from "./lib/projects";
import { OWN_SETUP, runBuild } from "./lib/runBuild";
import { serve } from "./lib/server";

const ROUTES = ["/", "/how-to/ssh", "/how-to/cli", "/api/resources/networks"];
const RUNS = 3;
const PAGES = 1;

type Costs = ReadonlyMap<string, PageCost>;

void main();

async function main(): Promise<void> {
  const site = makeSite(PAGES);
  runBuild(site, OWN_SETUP);
  await precompress(path.join(site, "build"));
  const stock = makeStock(site);
  runBuild(stock);
  const [ours, theirs] = [await measureRoutes(site), await measureRoutes(stock)];
  for (const folder of [site, stock]) fs.rmSync(folder, { recursive: true, force: true });
  console.log(`${machine()}, phone: slow 4G (150 ms, 1.6 Mbit/s), processor / 4\n`);
  for (const route of ROUTES) report(route, ours.get(route), theirs.get(route));
}

async function measureRoutes(project: string): Promise<Costs> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox"],
  });
  const { url, close } = await serve(path.join(project, "build"));
  const costs = new Map<string, PageCost>();
  for (const route of ROUTES) {
    const runs: PageCost[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measurePage(browser, url + route));
    costs.set(route, medianOf(runs));
  }
  await browser.close();
  close();
  return costs;
}

/** The median of each figure by itself. */
function medianOf(runs: readonly PageCost[]): PageCost {
  const names = Object.keys(runs[0] ?? {}) as (keyof PageCost)[];
  const middle = (name: keyof PageCost): number =>
    runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? NaN;
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as PageCost;
}

function report(route: string, ours: PageCost | undefined, theirs: PageCost | undefined): void {
  if (!ours || !theirs) return;
  console.log(`### ${route}\n\n| | Site | Stock | Ratio |\n| --- | ---: | ---: | ---: |`);
  for (const name of Object.keys(ours) as (keyof PageCost)[]) {
    const ratio = theirs[name] === 0 ? "" : (ours[name] / theirs[name]).toFixed(2);
    console.log(`| ${name} | ${figure(name, ours[name])} | ${figure(name, theirs[name])} | ${ratio} |`);
  }
  console.log("");
}

function figure(name: keyof PageCost, value: number): string {
  return name === "cls" ? value.toFixed(4) : Math.round(value).toLocaleString("en");
}
