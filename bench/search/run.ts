import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { recordsOfBuild } from "../../scripts/lib/searchBuild";
import { serveWithBrotli } from "./brotliServer";
import { type InBrowser, measureInBrowser } from "./browser";
import { compare, type Compared, comparisonLines } from "./comparison";
import { sizeRows } from "./sizes";
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

function report(compared: Compared, { open, firstResult, p50, p95 }: InBrowser): string {
  return [
    "## Search",
    "",
    `Printed by \`npm run bench:search\` on Node ${process.version}; bytes after Brotli 11.`,
    "",
    ...table(["File", "Bytes"], sizeRows(BUILD)),
    "",
    ...comparisonLines(compared),
    "",
    "Chromium at 150 ms, 1.6 Mbit/s and a quarter of the processor:",
    "",
    ...table(
      ["What", "Time"],
      [
        ["Press on the button to dialog", ms(open)],
        ["First query to first result (goal 600 ms)", ms(firstResult)],
        ["Next keystroke to its results on screen, p50", ms(p50)],
        ["Next keystroke to its results on screen, p95 (goal 16 ms)", ms(p95)],
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
