import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { recordsOfBuild } from "../../scripts/lib/searchBuild";
import { serveWithBrotli } from "./brotliServer";
import { type InBrowser, measureInBrowser } from "./browser";
import { compare, type Compared, comparisonLines } from "./comparison";
import { kilobytes, sizeRows } from "./sizes";
import { ms, table } from "./table";

const ROOT = path.join(import.meta.dirname, "..", "..");
const BUILD = path.join(ROOT, "build");
const RESULTS = path.join(ROOT, "bench", "RESULTS.md");
const MULTIPLES = [1, 10, 50];

/** Measures search on the built site and writes the section "Search" of the results. */
async function main(): Promise<void> {
  const records = await recordsOfBuild(BUILD);
  const compared = compare(records, MULTIPLES);
  const { url, server } = await serveWithBrotli(BUILD);
  const inBrowser = await measureInBrowser(url).finally(() => server.close());
  const section = report(compared, inBrowser);
  await writeFile(RESULTS, withSection(await readFile(RESULTS, "utf8").catch(() => "# Results\n"), section));
  process.stdout.write(section);
}

function report(compared: Compared, { slow, fast, p50, p95 }: InBrowser): string {
  return [
    "## Search",
    "",
    `Printed by \`npm run bench:search\` on Node ${process.version}; bytes after Brotli 11.`,
    "",
    ...table(["File", "Bytes"], sizeRows(BUILD)),
    "",
    ...comparisonLines(compared),
    "",
    "Chromium, first visits with a press on the shortcut 1.5 s after loading and a query typed at once, medians of five;",
    "the slow line has 150 ms, 1.6 Mbit/s and a quarter of the processor:",
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
