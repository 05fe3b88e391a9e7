import fs from "node:fs";
import path from "node:path";
import { readPageParts, weighPage } from "../../lib/pageWeight";
import { BUDGETS } from "../../../test/built/budgets";
import type { FirstSearch } from "./firstSearch";
import type { Scores } from "./lighthouse";
import type { PageCost } from "./phone";

/** Measurements of one run. */
interface Figures {
  /** Folder of the built site. */
  readonly build: string;
  /** By route. */
  readonly own: ReadonlyMap<string, PageCost>;
  readonly stock: ReadonlyMap<string, PageCost>;
  readonly search: FirstSearch;
  /** Undefined when there was no Lighthouse. */
  readonly scores: readonly Scores[] | undefined;
}

/** What is limited, the largest value that is allowed (with `least` the smallest), the value, and the unit. */
type Limit = readonly [
  what: string,
  limit: number,
  value: number,
  unit: "ms" | "bytes" | "",
  least?: "least",
];

/** Rows for a table: what is limited, the limit, the figure, and whether it is met. */
export function limitRows(figures: Figures): readonly (readonly string[])[] {
  return limitsOf(figures).map(([what, limit, value, unit, least]) => {
    const isMet = least ? value >= limit : value <= limit;
    const verdict = Number.isNaN(limit) || Number.isNaN(value) ? "not measured" : isMet ? "met" : "MISSED";
    return [what, `${least ? "≥" : "≤"} ${format(limit)} ${unit}`, `${format(value)} ${unit}`, verdict];
  });
}

function limitsOf({ build, own, stock, search, scores = [] }: Figures): readonly Limit[] {
  const worst = (name: keyof PageCost): number => Math.max(...[...own.values()].map((cost) => cost[name]));
  const lowest = (name: keyof Scores): number =>
    scores.length === 0 ? NaN : Math.min(...scores.map((score) => score[name]));
  const home = weighPage(build, readPageParts(fs.readFileSync(path.join(build, "index.html"), "utf8")));
  return [
    ["JavaScript before intent", BUDGETS.scriptBeforeIntent, home.scriptBeforeIntent, "bytes"],
    ["application", BUDGETS.application, home.application, "bytes"],
    ["style sheet", BUDGETS.css, home.css, "bytes"],
    ["home page before load", BUDGETS.home, home.beforeLoad, "bytes"],
    ["Lighthouse, performance", 98, lowest("performance"), "", "least"],
    ["Lighthouse, accessibility", 100, lowest("accessibility"), "", "least"],
    ["Lighthouse, best practices", 100, lowest("best-practices"), "", "least"],
    ["Lighthouse, search engines", 100, lowest("seo"), "", "least"],
    ["blocking time before intent", 75, worst("tbt"), "ms"],
    ["blocking time in the 6 s after intent", 300, worst("intentTbt"), "ms"],
    ["bytes in the 6 s after intent", 185_000, worst("intentBytes"), "bytes"],
    ["press on a native control", 120, worst("press"), "ms"],
    ...[...own].map(([route, { navigation }]): Limit => {
      const ofStock = stock.get(route)?.navigation ?? NaN;
      return [`link from ${route} to the next page (1.5 of stock)`, 1.5 * ofStock, navigation, "ms"];
    }),
    ["layout shift", 0, worst("cls"), ""],
    ["search: press to field", 300, search.field, "ms"],
    ["search: press to first result", 1_900, search.firstResult, "ms"],
  ];
}

function format(value: number): string {
  if (Number.isNaN(value)) return "–";
  return Number.isInteger(value) || value > 10 ? Math.round(value).toLocaleString("en") : value.toFixed(4);
}
