import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { machine } from "../lib/machine";
import { loadBuiltRecords } from "../../scripts/lib/searchBuild";
import { type InBrowser, measureInBrowser } from "./browser";
import { kilobytes, sizeRows } from "./sizes";
import { ms, table } from "./table";
import { trialLines } from "./trial";

const ROOT = path.join(import.meta.dirname, "..", "..");
const BUILD = path.join(ROOT, "build");
const RESULTS = path.join(ROOT, "bench", "RESULTS.md");

/** Measures search on the built site and writes the section "Search" of the results. */
async function main(): Promise<void> {
  const records = await loadBuiltRecords(BUILD);
  const trial = await trialLines(records);
  const inBrowser = await measureInBrowser(BUILD);
  const section = report(trial, inBrowser);
  await writeFile(RESULTS, withSection(await readFile(RESULTS, "utf8").catch(() => "# Results\n"), section));
  process.stdout.write(section);
}

function report(trial: readonly string[], { slow, fast, p50, p95 }: InBrowser): string {
  return [
    "## Search",
    "",
    `Printed by \`npm run bench:search\` on ${machine()}; bytes after Brotli 11.`,
    "",
    ...table(["File", "Bytes"], sizeRows(BUILD)),
    "",
    "Retrieval by the own engine and by MiniSearch 7.2, which finds and weighs the sections of each word in its place",
    "(`bench/search/miniScores.ts`): the same texts, query understanding and ranking, the golden queries, Node, one run.",
    "The text that both are fed is the same, so the index costs the same bytes. Lines are those that the other one would",
    "make superfluous.",
    "",
    ...trial,
    "",
    "MiniSearch stays out: queries beyond the rank that writers gave them, a letter that takes several times as long, and",
    "kilobytes more before the first result weigh more than the lines that it would save.",
    "",
    "Chromium, first visits with a press on the shortcut 1.5 s after loading and a query typed at once, medians of five;",
    "the slow line has 150 ms, 1.6 Mbit/s and a quarter of the processor. Chromium slows down the page only, so the time",
    "between questions to the worker and its replies counts four times there:",
    "",
    ...table(
      ["What", "Slow line", "Fast line"],
      [
        ["Press to a field that takes text (limit 300 ms)", ms(slow.field), ms(fast.field)],
        ["Press to first result (limit 1,500 ms)", ms(slow.firstResult), ms(fast.firstResult)],
        ["Bytes of the visit until then (limit 150 kB)", kilobytes(slow.bytes), kilobytes(fast.bytes)],
        ["Keystroke to its results, quarter of the processor, p50", ms(p50), ""],
        ["Keystroke to its results, quarter of the processor, p95 (limit 25 ms)", ms(p95), ""],
      ],
    ),
    "",
  ].join("\n");
}

/** Puts the section in the place of the one before, else at the end. */
function withSection(results: string, section: string): string {
  const rest = results.split(/(?=^## )/m).filter((part) => !part.startsWith("## Search"));
  return `${rest.join("").trimEnd()}\n\n${section}`;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
