/** Starts the search worker. It is a file of this site, so `worker-src 'self'` lets it run. */
export function spawnSearchWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url));
}
