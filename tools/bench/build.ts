/**
 * `npm run test:more -- bench-build [-- 120 1000 5000]`: builds this site and a stock set-up with the same pages, cold and warm,
 * and prints what each took. Results depend on the machine; the ratios are what counts.
 */
import fs from "node:fs";
import { table, tableRow } from "docusaurus-waymark-core/build/table";
import { machine } from "./lib/figures";
import { countPages, makeSite, makeStock } from "../lib/projects";
import { OWN_ENVIRONMENT, runBuild, type BuildCost } from "../lib/runBuild";

const sizes = process.argv.slice(2).map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
  throw new Error("Sizes are numbers of pages. Fix: npm run test:more -- bench-build 120 1000");
}

console.log(`${machine()}\n`);
const head = ["Pages", "Build", "Site: CPU, wall, peak", "Stock: CPU, wall, peak", "CPU", "Memory"];
// A size takes minutes: its rows are printed as soon as they are measured.
console.log(table(head, [], [0, 4, 5]).join("\n"));
for (const size of sizes.length > 0 ? sizes : [120]) compare(size);

/** Builds both with a number of pages. The stock project's sources are twins of the site's pages: see `makeStock`. */
function compare(wanted: number): void {
  inFolder(makeSite(wanted), (site) => {
    const ours = coldAndWarm(site, OWN_ENVIRONMENT);
    const theirs = inFolder(makeStock(site), (stock) => coldAndWarm(stock));
    report(countPages(site), ours, theirs);
  });
}

interface Costs {
  readonly cold: BuildCost;
  readonly warm: BuildCost;
}

function coldAndWarm(folder: string, environment = {}): Costs {
  return { cold: runBuild(folder, environment), warm: runBuild(folder, environment) };
}

function report(pages: number, ours: Costs, theirs: Costs): void {
  for (const state of ["cold", "warm"] as const) {
    const [a, b] = [ours[state], theirs[state]];
    const ratios = [a.cpuSeconds / b.cpuSeconds, a.peakMiB / b.peakMiB].map((ratio) => ratio.toFixed(2));
    console.log(tableRow([String(pages), state, text(a), text(b), ...ratios]));
  }
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
