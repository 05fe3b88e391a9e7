/** Starts the search worker under `docusaurus start`, where the application's bundler builds it. */
export function startSearchWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url));
}
