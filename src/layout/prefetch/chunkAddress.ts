import registry from "@generated/registry";

/** What the bundler's runtime offers to the modules of the application. */
export interface Runtime {
  /** Fetches a chunk. */
  e: (id: string) => Promise<unknown>;
  /** Address of a chunk below `p`. */
  u: (id: string) => string;
  p: string;
  /** Docusaurus' function from the name of what a route loads to an address. */
  gca: (name: number) => string;
}

type Loader = () => Promise<unknown>;

/**
 * Address of the chunk that a loader would fetch: it runs with the fetching replaced by taking notes. A page's own chunk
 * is asked for last; those that it shares with others are there already.
 */
export function addressOf(load: Loader, runtime: Runtime): string {
  const { e: fetchChunk } = runtime;
  const ids: string[] = [];
  runtime.e = (id) => {
    ids.push(id);
    return new Promise(() => undefined);
  };
  try {
    void load();
  } finally {
    runtime.e = fetchChunk;
  }
  const own = ids.at(-1);
  return own === undefined ? "" : runtime.p + runtime.u(own);
}

/**
 * Lets Docusaurus' prefetch find addresses by place in the registry. In a built site the registry is a list
 * (`plugins/bundle/routes.cjs`), and the bundler knows no names of chunks.
 */
export function findChunksByPlace(runtime: Runtime): void {
  if (!Array.isArray(registry)) return;
  const loaders: readonly (readonly [Loader])[] = registry;
  runtime.gca = (place) => {
    const entry = loaders[place];
    return entry ? addressOf(entry[0], runtime) : "";
  };
}
