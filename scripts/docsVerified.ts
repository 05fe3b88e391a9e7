import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { readPage } from "../plugins/content/parse";
import { overdue, USAGE } from "../plugins/content/rules/overdue";
import { product } from "../src/product/current";
import { tokensOf } from "../src/product/tokens";

const ROOT = path.join(import.meta.dirname, "..");

/** Prints the pages whose verification is older than an age or a release, and pages without one. */
async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { "older-than": { type: "string" }, before: { type: "string" } },
  });
  const pages = (await Promise.all(["docs", "api"].map(pagesIn))).flat();
  const lines = overdue(pages, { olderThan: values["older-than"], before: values.before }, new Date());
  process.stdout.write(`${[...lines, `${lines.length} of ${pages.length} pages`].join("\n")}\n`);
}

async function pagesIn(folder: string) {
  const names = await readdir(path.join(ROOT, folder), { recursive: true });
  const files = names.filter((name) => /\.mdx?$/.test(name)).sort();
  return Promise.all(
    files.map(async (name) => {
      const text = await readFile(path.join(ROOT, folder, name), "utf8");
      return readPage(
        { path: `${folder}/${name.split(path.sep).join("/")}`, text },
        { tokens: tokensOf(product), components: {} },
      );
    }),
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
  process.exitCode = 1;
});
