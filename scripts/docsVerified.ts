import path from "node:path";
import { parseArgs } from "node:util";
import { pathFrom } from "../plugins/lib/files";
import { readPage, type Page } from "../plugins/content/parse";
import { verifiedOf } from "../plugins/content/rules/frontMatter";
import { overdue, type Limits } from "../plugins/content/rules/overdue";
import { readSources } from "../plugins/content/site";
import { readRecord, validRun } from "../plugins/content/verified/record";
import { product } from "../src/product/current";
import { tokensOf } from "../src/product/tokens";
import { verifyPage } from "./verified/verify";
import { FOLDERS } from "./lib/content";
import { runMain } from "./lib/report";

const ROOT = path.join(import.meta.dirname, "..");
const STEP_TIMEOUT_SECONDS = 60;

const USAGE = `Usage: npm run docs:verified -- [--older-than 180d] [--before 0.77.0]      pages that are due
       npm run docs:verified -- docs/page.mdx [--dry-run] [--value "name=…"]    run the commands of a page
                                [--allow-destructive] [--step-timeout ${STEP_TIMEOUT_SECONDS}]`;

const tokens = tokensOf(product);

/** Lists pages that are due, or runs the commands of the given pages (`verified/verify.ts`). */
async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      "older-than": { type: "string" },
      before: { type: "string" },
      "dry-run": { type: "boolean", default: false },
      "allow-destructive": { type: "boolean", default: false },
      "step-timeout": { type: "string", default: String(STEP_TIMEOUT_SECONDS) },
      value: { type: "string", multiple: true, default: [] },
    },
    allowPositionals: true,
  });
  if (positionals.length === 0) {
    list({ olderThan: values["older-than"], before: values.before });
    return;
  }
  const seconds = Number(values["step-timeout"]);
  if (!(seconds > 0)) throw new Error(`"${values["step-timeout"]}" is no number of seconds.`);
  for (const given of positionals) {
    const isVerified = await verifyPage({
      root: ROOT,
      page: pathFrom(ROOT, path.resolve(given)),
      tokens,
      cli: product.client.cli,
      env: process.env,
      values: new Map(values.value.map(namedValue)),
      isDryRun: values["dry-run"],
      allowsDestructive: values["allow-destructive"],
      stepTimeoutMs: seconds * 1_000,
      now: new Date(),
      print: (line) => process.stdout.write(`${line}\n`),
    });
    if (!isVerified) process.exitCode = 1;
  }
}

function namedValue(given: string): [name: string, value: string] {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(given) ?? [];
  if (name === undefined || value === undefined)
    throw new Error(`"${given}" is no value such as "name=text".`);
  return [name, value];
}

/** Prints the pages that were revised before an age or a release or never, and those that changed after their run. */
function list(limits: Limits): void {
  const pages = readSources(ROOT, FOLDERS).map((source) => readPage(source, { tokens, components: {} }));
  const lines = [...overdue(pages, limits, new Date()), ...pages.flatMap(changedAfterRun)];
  process.stdout.write(`${[...lines, `${lines.length} of ${pages.length} pages`].join("\n")}\n`);
}

function changedAfterRun(page: Page): string[] {
  const run = readRecord(ROOT, page.path);
  if (!run || validRun(ROOT, page, verifiedOf(page)?.release)) return [];
  return [`${page.path}  changed after its run of ${run.on} with ${run.release}`];
}

runMain(main, { usage: USAGE });
