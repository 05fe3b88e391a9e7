import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { table } from "../../scripts/lib/table";
import { kilobytes, ms } from "../lib/figures";
import { machine } from "../lib/machine";
import { runMain } from "../../scripts/lib/report";
import { type BrowserResults, measureInBrowser } from "./browser";
import { sizeRows } from "./sizes";

const ROOT = path.join(import.meta.dirname, "..", "..");
const BUILD = path.join(ROOT, "build");
const RESULTS = path.join(ROOT, "bench", "RESULTS.md");

/** Measures search on the built site and writes the section "Search" of the results. */
async function main(): Promise<void> {
  const section = report(await measureInBrowser(BUILD));
  await writeFile(RESULTS, withSection(await readFile(RESULTS, "utf8").catch(() => "# Results\n"), section));
  process.stdout.write(section);
}

function report({ slow, fast, p50, p95 }: BrowserResults): string {
  return [
    "## Search",
    "",
    `Printed by \`npm run bench -- search\` on ${machine()}; bytes after Brotli 11.`,
    "",
    ...table(["File", "Bytes"], sizeRows(BUILD)),
    "",
    "Chromium, first visits: the shortcut is pressed 1.5 s after loading, and a query is typed at once. Medians of five. The",
    "slow line has 150 ms, 1.6 Mbit/s and a quarter of the processor. Chromium slows down the page only, so the time that",
    "the worker takes for a request is multiplied by four there:",
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

/** Replaces the section "Search" of the results; adds it at the end when there is none. */
function withSection(results: string, section: string): string {
  const others = results.split(/(?=^## )/m).filter((part) => !part.startsWith("## Search"));
  return `${others.join("").trimEnd()}\n\n${section}`;
}

runMain(main);
