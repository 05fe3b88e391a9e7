import { parentPort, workerData } from "node:worker_threads";
import type { Source } from "../parse/place";
import { partsOf, readerOf } from "../rules/reader";
import type { Job } from "./job";

// Runs in a worker: one page in, the wanted parts of it out.
const { tokens, components, parts } = workerData as Job;
const read = readerOf(tokens, components);

parentPort?.on("message", (source: Source) => {
  parentPort?.postMessage(partsOf(read(source), parts));
});
