// `npm run facts:trace -- CHECKOUT [--web CHECKOUT] [--docs CHECKOUT] [--operator CHECKOUT] [--service CHECKOUT]`: facts without a source,
// facts whose text or default is not in it, and literals of pages that no source has. A checkout is a git work tree or a bare repository of
// the product, of its web app, its documentation, its Kubernetes operator, and its library for system services.
import "../../../tools/lib/help.cjs";
import fs from "node:fs";
import { parseArgs } from "node:util";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import { netbird } from "../../product/netbird";
import { runMain } from "docusaurus-waymark-core/build/runMain";
import { gitReader, type ReadFile } from "./checkout";
import { literalsOf, tracer } from "./pageLiterals";
import { trace, type Repository } from "./trace";
import { tracedFacts } from "./tracedFacts";

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
    if (code === undefined) throw new Error("No checkout is given. Fix: see npm run facts:trace -- --help.");
    const others = Object.entries(values).map(([name, folder]) => [name, gitReader(String(folder))] as const);
    const checkouts: Record<Repository, ReadFile> = { code: gitReader(code), ...Object.fromEntries(others) };
    const tokens = tokensOf(netbird);
    const { untraced, wrong, right, skipped, far, near } = trace(tracedFacts(), checkouts, tokens);
    const pages = fs
      .readdirSync("docs", { recursive: true, encoding: "utf8" })
      .filter((file) => /\/.*\.mdx$/.test(file))
      .flatMap((file) => literalsOf(`docs/${file}`, fs.readFileSync(`docs/${file}`, "utf8"), tokens));
    const isTraced = tracer(
      tokens,
      Object.values(checkouts).map((read) => read(".") ?? ""),
    );
    const unknown = pages.filter((literal) => !isTraced(literal));
    const places = new Map<string, string[]>();
    for (const { place, kind, text } of unknown)
      places.set(`${kind} ${text}`, [...(places.get(`${kind} ${text}`) ?? []), place]);
    const literals = [...places].map(
      ([literal, [first, ...more]]) =>
        `${first}: ${literal}${more.length > 0 ? ` (and ${more.length} more)` : ""}`,
    );
    const counts = [
      `${right} facts stand in the checkout, ${wrong.length} do not, ${untraced.length} have no source, ${skipped} were not compared.`,
      `${near} defaults stand near their names, ${far.length} do not.`,
      `${pages.length - unknown.length} literals of pages are facts or stand in a checkout, ${unknown.length} do not.`,
    ];
    process.stdout.write(`${[...wrong, ...untraced, ...far, ...literals, ...counts].join("\n")}\n`);
    process.exitCode = wrong.length + untraced.length > 0 ? 1 : 0;
  },
  { exitCode: 2 },
);
