import fs from "node:fs";
import path from "node:path";
import { BUDGETS } from "../../test/built/budgets";
import type { FirstSearch } from "./firstSearch";
import type { Scores } from "./lighthouse";
import { readPageParts, weighPage } from "../../scripts/lib/pageWeight";
import type { PageCost } from "./phone";

/** Measurements of this site in one run. */
export interface Figures {
  /** Folder of the built site. */
  readonly build: string;
  /** By route. */
  readonly costs: ReadonlyMap<string, PageCost>;
  /** Of stock Docusaurus in the same run. */
  readonly stock: ReadonlyMap<string, PageCost> | undefined;
  /** On the slow line. */
  readonly search: FirstSearch | undefined;
  readonly scores: ReadonlyMap<string, Scores>;
}

/** The limit of a figure: the largest value that is allowed, or with `least` the smallest. */
interface Limit {
  readonly what: string;
  readonly limit: number;
  readonly value: number;
  readonly unit?: "ms" | "bytes";
  readonly least?: boolean;
}

/** Rows for a table: what is limited, the limit, the figure, and whether it is met. */
export function limitRows(figures: Figures): readonly (readonly string[])[] {
  return limitsOf(figures).map(({ what, limit, value, unit = "", least = false }) => [
    what,
    `${least ? "≥" : "≤"} ${format(limit)} ${unit}`.trim(),
    `${format(value)} ${unit}`.trim(),
    (least ? value >= limit : value <= limit) ? "met" : "MISSED",
  ]);
}

function limitsOf({ build, costs, stock, search, scores }: Figures): readonly Limit[] {
  const worst = (name: keyof PageCost): number => Math.max(...[...costs.values()].map((cost) => cost[name]));
  const home = weighPage(build, readPageParts(fs.readFileSync(path.join(build, "index.html"), "utf8")));
  const lowest = (name: keyof Scores): number =>
    Math.min(...[...scores.values()].map((score) => score[name]));
  return [
    {
      what: "JavaScript before intent",
      limit: BUDGETS.scriptBeforeIntent,
      value: home.scriptBeforeIntent,
      unit: "bytes",
    },
    { what: "application", limit: BUDGETS.application, value: home.application, unit: "bytes" },
    { what: "style sheet", limit: BUDGETS.css, value: home.css, unit: "bytes" },
    { what: "home page before load", limit: BUDGETS.home, value: home.beforeLoad, unit: "bytes" },
    { what: "Lighthouse, performance", limit: 98, value: lowest("performance"), least: true },
    { what: "Lighthouse, accessibility", limit: 100, value: lowest("accessibility"), least: true },
    { what: "Lighthouse, best practices", limit: 100, value: lowest("best-practices"), least: true },
    { what: "Lighthouse, search engines", limit: 100, value: lowest("seo"), least: true },
    { what: "blocking time before intent", limit: 50, value: worst("tbt"), unit: "ms" },
    { what: "blocking time in the 6 s after intent", limit: 300, value: worst("intentTbt"), unit: "ms" },
    { what: "bytes in the 6 s after intent", limit: 150_000, value: worst("intentBytes"), unit: "bytes" },
    { what: "press on a native control", limit: 120, value: worst("press"), unit: "ms" },
    ...[...costs].map(([route, cost]): Limit => ({
      what: `link from ${route} to the next page (limit: 1.5 times stock)`,
      limit: 1.5 * (stock?.get(route)?.navigation ?? NaN),
      value: cost.navigation,
      unit: "ms",
    })),
    { what: "layout shift", limit: 0, value: worst("cls") },
    { what: "search: press to field", limit: 300, value: search?.field ?? NaN, unit: "ms" },
    { what: "search: press to first result", limit: 1_500, value: search?.firstResult ?? NaN, unit: "ms" },
    { what: "search: requested until then", limit: 150_000, value: search?.bytes ?? NaN, unit: "bytes" },
  ];
}

function format(value: number): string {
  return Number.isInteger(value) || value > 10
    ? Math.round(value).toLocaleString("en")
    : value.toFixed(4).replace(/\.?0+$/, "");
}
