import os from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { Source } from "../parse/place";
import type { Parts } from "../rules/reading";
import type { Job } from "./job";

/** Beyond this many more threads cost more to start than they save. */
const MOST_WORKERS = 4;

/** Megabytes for new objects: trees are large, and a small space is swept again and again. */
const YOUNG_SPACE = 64;

/** Reads pages on all cores; the answers are in the order of the pages. */
export async function readInWorkers(sources: readonly Source[], job: Job): Promise<Partial<Parts>[]> {
  const results: Partial<Parts>[] = [];
  // Long pages first, so that no core is left with one at the end.
  const queue = [...sources.entries()].sort(([, a], [, b]) => b.text.length - a.text.length);
  const count = Math.min(os.availableParallelism(), MOST_WORKERS, queue.length);
  const keep = (index: number, parts: Partial<Parts>): void => void (results[index] = parts);
  await Promise.all(Array.from({ length: count }, () => workOff(queue, job, keep)));
  return results;
}

/** One worker, which takes pages from the queue until it is empty. */
function workOff(
  queue: [number, Source][],
  job: Job,
  keep: (index: number, parts: Partial<Parts>) => void,
): Promise<void> {
  const worker = new Worker(path.join(__dirname, "worker.cjs"), {
    workerData: job,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_SPACE },
  });
  return new Promise((resolve, reject) => {
    let at = -1;
    const next = (): void => {
      const [index, source] = queue.shift() ?? [];
      if (index === undefined) return void worker.terminate().then(() => resolve(), reject);
      at = index;
      worker.postMessage(source);
    };
    worker.on("error", reject);
    worker.on("message", (parts: Partial<Parts>) => {
      keep(at, parts);
      next();
    });
    next();
  });
}
