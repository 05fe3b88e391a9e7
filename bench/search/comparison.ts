import type { SearchRecord } from "../../src/search/model";
import { type Growth, measureGrowth } from "./growth";
import { BASELINE, ENGINE, indexBytes } from "./searchers";
import { kilobytes } from "./sizes";
import { ms, table } from "./table";

/** The site's engine and a library, measured one after the other on the same records. */
export interface Compared {
  readonly rows: readonly { readonly engine: Growth; readonly baseline: Growth }[];
  readonly bytes: ReturnType<typeof indexBytes>;
}

/** Measures both at multiples of the content; each is warmed up first, so that the compiler has settled. */
export function compare(records: readonly SearchRecord[], multiples: readonly number[]): Compared {
  for (const searcher of [ENGINE, BASELINE]) measureGrowth(searcher, records, 1);
  const rows = multiples.map((times) => ({
    engine: measureGrowth(ENGINE, records, times),
    baseline: measureGrowth(BASELINE, records, times),
  }));
  return { rows, bytes: indexBytes(records) };
}

/** The comparison as lines of the report. */
export function comparisonLines({ rows, bytes }: Compared): readonly string[] {
  return [
    `In Node, with ${BASELINE.name} over the same records in the same run (prefixes and typing mistakes on); a ratio is the`,
    "figure of this site divided by the library's.",
    "",
    ...table(
      ["Content", "Search by", "Records", "Index built in", "Keystroke p50", "Keystroke p95"],
      rows.flatMap(({ engine, baseline }) => [
        growthRow(ENGINE.name, engine),
        growthRow(BASELINE.name, baseline),
        ratioRow(engine, baseline),
      ]),
    ),
    "",
    ...table(
      ["Index at 1x, with what results show", "Bytes"],
      [
        [ENGINE.name, kilobytes(bytes.engine)],
        [BASELINE.name, kilobytes(bytes.baseline)],
        ["Ratio", ratio(bytes.engine, bytes.baseline)],
      ],
    ),
  ];
}

function growthRow(name: string, { times, records, build, p50, p95 }: Growth): readonly string[] {
  return [`${times}x`, name, String(records), ms(build), ms(p50), ms(p95)];
}

function ratioRow(a: Growth, b: Growth): readonly string[] {
  return [`${a.times}x`, "Ratio", "", ratio(a.build, b.build), ratio(a.p50, b.p50), ratio(a.p95, b.p95)];
}

function ratio(a: number, b: number): string {
  return (a / b).toFixed(2);
}
