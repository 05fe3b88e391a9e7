import os from "node:os";
import docusaurus from "@docusaurus/core/package.json";

/** One line about what a benchmark ran on. */
export function machine(): string {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return (
    `Node ${process.version}, Docusaurus ${docusaurus.version}, ` +
    `${os.availableParallelism()} x ${cpu?.model.trim() ?? "unknown processor"}, ${memory} GiB, load ${os.loadavg()[0]?.toFixed(1) ?? "?"}`
  );
}
