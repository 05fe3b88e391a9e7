// `npm run api:corpus [-- path …]`: generates pages from descriptions that others wrote (the packages of `corpus/files.ts`, or the
// given files) and checks them. Each must end in pages without a mistake, or in findings with a place; prints time and memory.
import { formatFinding } from "../../plugins/report";
import { corpusFiles } from "./corpus/files";
import { describe, type Described } from "./corpus/describe";
import { runMain } from "../lib/report";

/** More findings of one description are counted, not printed. */
const MAX_PRINTED = 5;

runMain((args) => {
  const results = (args.length > 0 ? args : corpusFiles()).map((file) => {
    const result = describe(file);
    for (const line of linesOf(result)) console.log(line);
    return result;
  });
  const failed = results.filter(({ pageFindings }) => pageFindings.length > 0);
  const pages = results.reduce((sum, result) => sum + result.pages.length, 0);
  console.log(
    `${results.length} descriptions, ${pages} pages, ${failed.length} with mistakes in their pages.`,
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
});

function linesOf({ file, operations, pages, findings, pageFindings, seconds }: Described): string[] {
  const size = pages.reduce((sum, { text }) => sum + text.length, 0);
  const memory = Math.round(process.memoryUsage().rss / 2 ** 20);
  const head = `${file}: ${operations} operations, ${pages.length} pages, ${Math.round(size / 1024)} KiB, ${seconds.toFixed(2)} s, ${memory} MiB`;
  const shown = [...findings, ...pageFindings].slice(0, MAX_PRINTED).map((one) => `  ${formatFinding(one)}`);
  const more = findings.length + pageFindings.length - shown.length;
  return [head, ...shown, ...(more > 0 ? [`  and ${more} more`] : [])];
}
