/**
 * `npm run bench -- compare <build> <build>...`: CPU time of built sites in a reader's browser, side by side. To measure
 * a mechanism, build with and without it and pass both folders. Folders alternate; medians of five rounds.
 */
import path from "node:path";
import { runMain } from "../plugins/lib/runMain";
import { launchBrowser } from "./lib/browser";
import { table } from "../scripts/lib/table";
import { medians } from "./lib/figures";
import { machine } from "./lib/machine";
import { serve } from "../scripts/lib/server";
import { threadTime, type ThreadTime } from "./lib/threadTime";

const ROUTES = ["/", "/how-to/ssh", "/how-to/cli", "/api/resources/networks"];
const ROUNDS = Number(process.env["ROUNDS"] ?? 5);

async function main(folders: readonly string[]): Promise<void> {
  if (folders.length === 0) throw new Error("Name at least one folder with a built site.");
  const browser = await launchBrowser();
  const sites = await Promise.all(
    folders.map(async (folder) => ({ name: path.basename(folder), ...(await serve(folder)) })),
  );
  console.log(`${machine()}; milliseconds of the main thread at a quarter of the processor\n`);
  for (const route of ROUTES) {
    const times = sites.map((): ThreadTime[] => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, { url }] of sites.entries())
        times[index]?.push(await threadTime(browser, url + route));
    }
    report(
      route,
      sites.map(({ name }, index) => [name, times[index] ?? []]),
    );
  }
  await browser.close();
  for (const { close } of sites) close();
}

function report(
  route: string,
  rows: readonly (readonly [name: string, times: readonly ThreadTime[]])[],
): void {
  const names = Object.keys(rows[0]?.[1][0] ?? {}) as (keyof ThreadTime)[];
  const cells = rows.map(([build, times]) => {
    const figures = medians(times);
    return [build, ...names.map((name) => String(Math.round(figures[name])))];
  });
  console.log(`### ${route}\n\n${table(["Build", ...names], cells).join("\n")}\n`);
}

runMain(main);
