import path from "node:path";
import { parseArgs } from "node:util";
import { pathFrom } from "../../plugins/lib/files";
import { createCheck } from "../../plugins/content/check";
import { MENU_FILES, readContent } from "../../plugins/content/site";
import { FACT_NAMES, factPath } from "../../src/facts/load";
import { pathFilter, report } from "./report";
import { CONFIGURED, CONTEXT, FOLDERS } from "../lib/content";

const ROOT = path.join(__dirname, "../..");

/** Checks every page with every rule for writers, and prints the findings of the selected files. */
export function check(args: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { verbose: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const selected = positionals.map((given) => pathFrom(ROOT, path.resolve(given)));
  const isSelected = pathFilter(selected);
  const content = readContent({
    siteDir: ROOT,
    folders: FOLDERS,
    ...CONFIGURED,
  });
  const { pages, findings } = createCheck(CONTEXT, "all")(content, isSelected);
  const hasOther = [...MENU_FILES, ...FACT_NAMES.map(factPath)].some(isSelected);
  if (pages.length + findings.length === 0 && !hasOther)
    throw new Error(
      `There is no page, menu or file of facts at ${selected.join(", ")}. Fix: write the path of a file, such as docs/how-to/ssh.mdx.`,
    );
  const result = report({ pages, findings, verbose: values.verbose });
  process.stdout.write(`${result.lines.join("\n")}\n`);
  process.exitCode = result.failed ? 1 : 0;
}
