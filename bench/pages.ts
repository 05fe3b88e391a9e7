/**
 * `npm run bench -- pages`: the same pages from this site, from a stock Docusaurus, VitePress and Starlight, on a throttled
 * phone; search on a first visit to each; Lighthouse for this site; and finally every limit with its measurement. All in
 * one run of about 25 minutes, since only figures of one run can be compared. Each page is loaded three times with an empty
 * cache; medians count. The other tools, and Lighthouse, are installed into the temporary folder.
 */
import fs from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { precompress } from "../scripts/lib/precompress.mjs";
import { runMain } from "../plugins/lib/runMain";
import { launchBrowser } from "./lib/browser";
import { table } from "../scripts/lib/table";
import { medians, repeat } from "./lib/figures";
import {
  firstSearch,
  OWN_SEARCH,
  timedWorker,
  type FirstSearch,
  type SearchSelectors,
  type Speed,
} from "./lib/firstSearch";
import { lighthouse } from "./lib/lighthouse";
import { limitRows } from "./lib/limits";
import { machine } from "./lib/machine";
import { buildPeer, PEERS } from "./lib/peers";
import { measurePage, type PageCost } from "./lib/phone";
import { makeSite, makeStock } from "../scripts/lib/projects";
import { OWN_ENVIRONMENT, runBuild } from "../scripts/lib/runBuild";
import { serve } from "../scripts/lib/server";

const ROUTES = ["/", "/how-to/ssh", "/how-to/cli", "/api/resources/networks"];
/** Number of loads of each page and of runs of each search; `RUNS=1` gives a first impression in ten minutes. */
const RUNS = Number(process.env["RUNS"] ?? 3);
/** Minimum number of pages in the copy of this site; it never has fewer than the real ones. */
const MIN_PAGES = 1;

/** A built site, and what was measured there. */
interface Measured {
  readonly name: string;
  readonly costs: ReadonlyMap<string, PageCost>;
  /** Undefined for stock Docusaurus, which has no search without an account. */
  readonly search?: Readonly<Record<Speed, FirstSearch>>;
}

async function main(): Promise<void> {
  const site = makeSite(MIN_PAGES);
  runBuild(site, OWN_ENVIRONMENT);
  const build = path.join(site, "build");
  await precompress(build);
  const stock = makeStock(site);
  runBuild(stock);
  const folders = [site, stock];

  const browser = await launchBrowser();
  const own = await measureSite(browser, "Site", build, { isDocusaurus: true, search: OWN_SEARCH });
  const measured = [own];
  measured.push(await measureSite(browser, "Stock", path.join(stock, "build"), { isDocusaurus: true }));
  for (const peer of PEERS) {
    const folder = buildPeer(site, peer);
    folders.push(folder);
    measured.push(
      await measureSite(browser, peer.name, path.join(folder, peer.output), { search: peer.search }),
    );
  }
  await browser.close();
  const scores = await lighthouse(build, ROUTES, RUNS);

  console.log(`${machine()}, phone: slow 4G (150 ms, 1.6 Mbit/s), processor / 4\n`);
  for (const route of ROUTES) reportPage(route, measured);
  reportSearch(measured);
  console.log("### Limits\n");
  const figures = { build, costs: own.costs, stock: measured[1]?.costs, search: own.search?.slow, scores };
  console.log(table(["What", "Limit", "Measured", ""], limitRows(figures)).join("\n"));
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
}

interface SiteKind {
  readonly isDocusaurus?: boolean;
  readonly search?: SearchSelectors;
}

async function measureSite(
  browser: Browser,
  name: string,
  build: string,
  { isDocusaurus = false, search }: SiteKind,
): Promise<Measured> {
  const { url, close } = await serve(build, { addition: timedWorker });
  const costs = new Map<string, PageCost>();
  for (const route of ROUTES)
    costs.set(route, medians(await repeat(RUNS, () => measurePage(browser, url + route, isDocusaurus))));
  if (!search) return (close(), { name, costs });
  const visit = async (speed: Speed): Promise<FirstSearch> =>
    medians(await repeat(RUNS, () => firstSearch(browser, `${url}/how-to/ssh`, speed, search)));
  const first = { slow: await visit("slow"), fast: await visit("fast") };
  close();
  return { name, costs, search: first };
}

function reportPage(route: string, sites: readonly Measured[]): void {
  const costs = sites.map((site) => site.costs.get(route));
  const names = Object.keys(costs[0] ?? {}) as (keyof PageCost)[];
  const rows = names.map((name) => [name, ...costs.map((cost) => figure(name, cost?.[name]))]);
  console.log(`### ${route}\n\n${table(["", ...sites.map(({ name }) => name)], rows).join("\n")}\n`);
}

function figure(name: keyof PageCost, value = NaN): string {
  if (Number.isNaN(value)) return "";
  return name === "cls" ? value.toFixed(4) : Math.round(value).toLocaleString("en");
}

function reportSearch(sites: readonly Measured[]): void {
  const searched = sites.filter(({ search }) => search);
  const row = (title: string, speed: Speed, name: keyof FirstSearch): string[] => [
    title,
    ...searched.map(({ search }) => Math.round(search?.[speed][name] ?? NaN).toLocaleString("en")),
  ];
  const rows = [
    row("press to field, slow line, ms", "slow", "field"),
    row("press to first result, slow line, ms", "slow", "firstResult"),
    row("requested until then, slow line, bytes", "slow", "bytes"),
    row("press to first result, fast line, ms", "fast", "firstResult"),
  ];
  console.log(
    `### Search on a first visit\n\n${table(["", ...searched.map(({ name }) => name)], rows).join("\n")}\n`,
  );
}

runMain(main);
