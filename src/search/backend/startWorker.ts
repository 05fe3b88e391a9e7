/** Starts the search worker where the application's bundler makes it: under `docusaurus start`. */
export function startSearchWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url));
}
