/** Starts the search worker where the application's bundler makes it: under `docusaurus start`, and on the search page. */
export function startSearchWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url));
}
