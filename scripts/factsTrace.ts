// `npm run facts:trace`: facts without a source, and facts whose text is gone from their source.
import { parseArgs } from "node:util";
import { tokensOf } from "../src/product/tokens";
import { netbird } from "../src/product/netbird";
import { runMain } from "./lib/report";
import { gitReader, trace, type ReadFile, type Repository } from "./facts/trace";
import { tracedFacts } from "./facts/tracedFacts";

const USAGE = `npm run facts:trace -- CHECKOUT [--web CHECKOUT] [--docs CHECKOUT] [--operator CHECKOUT] [--service CHECKOUT]
A checkout is a git work tree or a bare repository of the product, of its web app, its documentation, its Kubernetes operator, and its
library for system services.`;

/** Repositories beyond the product's own, each with an option. */
const OTHERS = ["web", "docs", "operator", "service"] as const;

runMain(
  (args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries(OTHERS.map((name) => [name, { type: "string" as const }])),
      allowPositionals: true,
    });
    const [code] = positionals;
    if (code === undefined) throw new Error(`No checkout is given. Fix: ${USAGE}`);
    const others = Object.entries(values).map(([name, folder]) => [name, gitReader(String(folder))] as const);
    const checkouts: Record<Repository, ReadFile> = { code: gitReader(code), ...Object.fromEntries(others) };
    const { untraced, wrong, right, skipped } = trace(tracedFacts(), checkouts, tokensOf(netbird));
    const counts = `${right} facts stand in the checkout, ${wrong.length} do not, ${untraced.length} have no source, ${skipped} were not compared.`;
    process.stdout.write(`${[...wrong, ...untraced, counts].join("\n")}\n`);
    process.exitCode = wrong.length + untraced.length > 0 ? 1 : 0;
  },
  { usage: USAGE, exitCode: 2 },
);
