import fs from "node:fs";
import path from "node:path";

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly url: string };
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** Files of plugins. */
const PLUGIN_FILES = /\/bench-site-[^/]+\/plugins\//;

/**
 * Processor time in seconds that a build spent in code of `plugins/` and the code it calls, in all JavaScript
 * threads.
 *
 * @param folder CPU profiles written by `node --cpu-prof`, one per thread
 */
export function pluginSeconds(folder: string): number {
  const files = fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name), "utf8"));
  if (files.length === 0) throw new Error(`No profile in ${folder}.`);
  return total(files.map((text) => pluginMicroseconds(JSON.parse(text) as Profile))) / 1_000_000;
}

/** In microseconds. */
function pluginMicroseconds({ nodes, samples, timeDeltas }: Profile): number {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children }) => (children ?? []).map((child) => [child, id])));
  const own = new Map<number, boolean>();
  const isOwn = (id: number | undefined): boolean => {
    if (id === undefined) return false;
    const known = own.get(id);
    if (known !== undefined) return known;
    const url = byId.get(id)?.callFrame.url ?? "";
    const answer = PLUGIN_FILES.test(url) || isOwn(parents.get(id));
    own.set(id, answer);
    return answer;
  };
  return total(timeDeltas.filter((_, index) => isOwn(samples[index])));
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
