/**
 * `npm run bench -- build [-- 120 1000 5000]`: builds this site and a stock set-up with the same pages, cold and warm,
 * and prints what each took, and the bytes of a page of this site at each size. Results depend on the machine; the ratios
 * are what counts.
 */
import fs from "node:fs";
import path from "node:path";
import { table, tableRow } from "../scripts/lib/table";
import { kilobytes } from "./lib/figures";
import { machine } from "./lib/machine";
import { readPageParts, weighPage, type PageWeight } from "../scripts/lib/pageWeight";
import { pluginSeconds } from "./lib/pluginSeconds";
import { countPages, makeSite, makeStock } from "../scripts/lib/projects";
import { OWN_SETUP, runBuild, type BuildCost, type BuildSetup } from "../scripts/lib/runBuild";

/** A page whose size depends only on the number of other pages. */
const PAGE = "how-to/ssh.html";

const sizes = process.argv.slice(2).map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
  throw new Error("Sizes are numbers of pages. Fix: npm run bench -- build 120 1000");
}

console.log(`${machine()}\n`);
const costs = ["Pages", "Build", "Site: CPU, wall, peak", "Stock: CPU, wall, peak", "CPU", "Memory"];
// A size takes minutes: its rows are printed as soon as they are measured.
console.log(table(costs, [], [0, 4, 5]).join("\n"));
const measured = (sizes.length > 0 ? sizes : [120]).map(compare);
const weights = measured.map(({ pages, beforeLoad, application }) => [
  String(pages),
  kilobytes(beforeLoad),
  kilobytes(application),
]);
console.log(`\n${table(["Pages", "Before load", "Application"], weights, [0, 1, 2]).join("\n")}`);
console.log(
  `\nOwn plugins: ${(100 * shareOfPlugins()).toFixed(1)} % of a cold build's processor time, real pages only.`,
);

/**
 * Builds both with a number of pages. The stock project's sources are twins of the site's pages: see `makeStock`.
 *
 * @returns the number of pages, and the bytes of one of them
 */
function compare(wanted: number): PageWeight & { readonly pages: number } {
  return inFolder(makeSite(wanted), (site) => {
    const pages = countPages(site);
    const ours = coldAndWarm(site, OWN_SETUP);
    const theirs = inFolder(makeStock(site), (stock) => coldAndWarm(stock));
    report(pages, ours, theirs);
    const build = path.join(site, "build");
    return { pages, ...weighPage(build, readPageParts(fs.readFileSync(path.join(build, PAGE), "utf8"))) };
  });
}

interface Costs {
  readonly cold: BuildCost;
  readonly warm: BuildCost;
}

function coldAndWarm(folder: string, setup: BuildSetup = {}): Costs {
  return { cold: runBuild(folder, setup), warm: runBuild(folder, setup) };
}

function report(pages: number, ours: Costs, theirs: Costs): void {
  for (const state of ["cold", "warm"] as const) {
    const [a, b] = [ours[state], theirs[state]];
    const ratios = [a.cpuSeconds / b.cpuSeconds, a.peakMiB / b.peakMiB].map((ratio) => ratio.toFixed(2));
    console.log(tableRow([String(pages), state, text(a), text(b), ...ratios]));
  }
}

function shareOfPlugins(): number {
  return inFolder(makeSite(1), (folder) => {
    const profiles = path.join(folder, "profiles");
    const profiler = ["--cpu-prof", `--cpu-prof-dir=${profiles}`, "--cpu-prof-interval=2000"];
    const { cpuSeconds } = runBuild(folder, { ...OWN_SETUP, nodeArguments: profiler });
    return pluginSeconds(profiles) / cpuSeconds;
  });
}

/** Works in a throw-away folder and removes it. */
function inFolder<T>(folder: string, work: (folder: string) => T): T {
  try {
    return work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function text({ cpuSeconds, wallSeconds, peakMiB }: BuildCost): string {
  return `${cpuSeconds.toFixed(1)} s, ${wallSeconds.toFixed(1)} s, ${peakMiB.toFixed(0)} MiB`;
}
