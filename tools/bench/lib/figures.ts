import os from "node:os";
import docusaurus from "@docusaurus/core/package.json";

/** Runs a measurement several times, one after the other. Returns the median of each figure by itself. */
export async function medianOf<T extends object>(times: number, run: () => Promise<T>): Promise<T> {
  const results: T[] = [];
  for (let count = 0; count < times; count += 1) results.push(await run());
  const names = Object.keys(results[0] ?? {}) as (keyof T)[];
  const middle = (name: keyof T): number => {
    const sorted = results.map((result) => result[name] as number).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as T;
}

/** One line about what a benchmark ran on. */
export function machine(): string {
  const [cpu] = os.cpus();
  const cores = `${os.availableParallelism()} x ${cpu?.model.trim() ?? "unknown processor"}`;
  return `Node ${process.version}, Docusaurus ${docusaurus.version}, ${cores}, load ${os.loadavg()[0]?.toFixed(1) ?? "?"}`;
}
