import os from "node:os";
import { analyzePage } from "../plugins/content/analyze";
import { Client } from "../test/lsp/client";
import { LONG_PAGE, longPage, MIN_WORDS } from "../test/lsp/longPage";
import { CONTEXT } from "../scripts/lib/content";
import { runMain } from "../scripts/lib/report";
import { percentile } from "./lib/figures";

/** Number of measured edits; as many are made before as a warm-up. */
const MEASURED_EDITS = 20;
/** Maximum time from a keystroke to the finding in the editor. */
const MAX_DELAY_MS = 300;

/** Repeatedly types a mistake into a page of 3,000 words, and prints how long the finding takes. */
async function main(): Promise<void> {
  const text = longPage();
  const { words } = analyzePage({ path: LONG_PAGE, text }, CONTEXT, "all");
  if (words < MIN_WORDS) throw new Error(`${LONG_PAGE} has ${words} words of prose, and needs ${MIN_WORDS}.`);
  const client = new Client();
  await client.start();
  const times: number[] = [];
  for (let edit = 0; edit < 2 * MEASURED_EDITS; edit += 1) {
    const start = performance.now();
    const found = await client.show(LONG_PAGE, `${text}\nYou recieve ${edit} keys.\n`);
    times.push(performance.now() - start);
    if (found.length !== 1) throw new Error(`${found.length} findings instead of one.`);
  }
  await client.stop();
  const measured = times.slice(MEASURED_EDITS);
  const at = (ratio: number): string => `${Math.round(percentile(measured, ratio))} ms`;
  const load = (os.loadavg()[0] ?? 0) / os.cpus().length;
  console.log(
    `Page of ${words} words, ${MEASURED_EDITS} edits: median ${at(0.5)}, 90 of 100 within ${at(0.9)}; limit ${MAX_DELAY_MS} ms. ` +
      `Load of this machine: ${load.toFixed(1)} for each core.`,
  );
  process.exitCode = percentile(measured, 0.5) > MAX_DELAY_MS ? 1 : 0;
}

runMain(main);
