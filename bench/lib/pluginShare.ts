import fs from "node:fs";
import path from "node:path";

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly url: string; readonly functionName: string };
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const NOT_WORK = new Set(["(idle)", "(program)"]);

/**
 * Share of a build's busy time on its main thread (0 to 1) that was spent in or below code of `plugins/`.
 *
 * @param folder CPU profiles that `node --cpu-prof` wrote; the longest one is the main thread's
 */
export function pluginShare(folder: string): number {
  const files = fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name), "utf8"));
  const profiles = files.map((text) => JSON.parse(text) as Profile);
  const main = profiles.sort((a, b) => total(b.timeDeltas) - total(a.timeDeltas))[0];
  if (!main) throw new Error(`No profile in ${folder}.`);
  return shareOf(main);
}

function shareOf({ nodes, samples, timeDeltas }: Profile): number {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children }) => (children ?? []).map((child) => [child, id])));
  const own = new Map<number, boolean>();
  const isOwn = (id: number | undefined): boolean => {
    if (id === undefined) return false;
    const known = own.get(id);
    if (known !== undefined) return known;
    const answer =
      /\/bench-site-[^/]+\/plugins\//.test(byId.get(id)?.callFrame.url ?? "") || isOwn(parents.get(id));
    own.set(id, answer);
    return answer;
  };
  let [busy, ours] = [0, 0];
  samples.forEach((id, index) => {
    if (NOT_WORK.has(byId.get(id)?.callFrame.functionName ?? "")) return;
    busy += timeDeltas[index] ?? 0;
    if (isOwn(id)) ours += timeDeltas[index] ?? 0;
  });
  return ours / busy;
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
