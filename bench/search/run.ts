import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { serveWithBrotli } from "./brotliServer";
import { type InBrowser, measureInBrowser } from "./browser";
import { type Growth, measureGrowth, recordsOfBuild } from "./growth";
import { sizeRows } from "./sizes";

const ROOT = path.join(import.meta.dirname, "..", "..");
const BUILD = path.join(ROOT, "build");
const RESULTS = path.join(ROOT, "bench", "RESULTS.md");
const MULTIPLES = [1, 10, 50];

/** Measures search on the built site and writes the section "Search" of the results. */
async function main(): Promise<void> {
  const records = await recordsOfBuild(BUILD);
  measureGrowth(records, 1); // Lets the compiler settle.
  const growth = MULTIPLES.map((times) => measureGrowth(records, times));
  const { url, server } = await serveWithBrotli(BUILD);
  const inBrowser = await measureInBrowser(url).finally(() => server.close());
  const section = report(growth, inBrowser);
  await writeFile(RESULTS, withSection(await readFile(RESULTS, "utf8").catch(() => "# Results\n"), section));
  process.stdout.write(section);
}

function report(growth: readonly Growth[], { open, firstResult, p50, p95 }: InBrowser): string {
  return [
    "## Search",
    "",
    `Printed by \`npm run bench:search\` on Node ${process.version}; bytes after Brotli 11.`,
    "",
    ...table(["File", "Bytes"], sizeRows(BUILD)),
    "",
    ...table(
      ["Content", "Headings", "Index built in", "Keystroke p50", "Keystroke p95"],
      growth.map((row) => [`${row.times}x`, String(row.sections), ms(row.build), ms(row.p50), ms(row.p95)]),
    ),
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

function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
}

function ms(value: number): string {
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
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
