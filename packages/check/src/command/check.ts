import { currentSite, inSite } from "docusaurus-waymark-core/site/current";
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { pathFrom } from "docusaurus-waymark-core/build/files";
import { linkedPage } from "../analyze";
import { createCheck } from "../check";
import type { Source } from "docusaurus-waymark-core/parse";
import { wordsFile, wordsText, withWords } from "../rules/prose/dictionary";
import { misspelledWord } from "../rules/prose/spelling";
import type { Finding } from "docusaurus-waymark-core/report";
import { isPartial } from "docusaurus-waymark-core/parse/partials";
import { MENU_FILES, readContent, readText } from "docusaurus-waymark-core/content/site";
import { PROMISES } from "../rules/facts/promises";
import { SITE } from "docusaurus-waymark-core/sections";
import { localesOf } from "docusaurus-waymark-core/sections/locales";
import { siteProblems } from "docusaurus-waymark-core/facts/load";
import { writeFixes } from "./fix";
import { atDescription, descriptionsOf } from "./describedLinks";
import { pathFilter, report } from "./report";
import { CONFIGURED, CONTEXT, FOLDERS } from "../context";
import { filesWithTexts, textFindings } from "../texts";

const ROOT = currentSite().siteDir;

/**
 * Checks every page with every rule for writers, and prints the findings of the selected files and of the parts that the selected
 * pages show. Without a selection it also checks the ledger of addresses, redirects, golden queries and the API description.
 * `--fix` first writes the replacements that are certain.
 */
export async function check(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      verbose: { type: "boolean", default: false },
      strict: { type: "boolean", default: false },
      "add-words": { type: "boolean", default: false },
      fix: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  localesOf(SITE, process.env);
  const selected = positionals.map((given) => pathFrom(ROOT, path.resolve(given)));
  const isWhole = selected.length === 0;
  const ofApi = isWhole ? apiProblems(ROOT) : Promise.resolve([]);
  const run = createCheck(CONTEXT, "all");
  const read = () => {
    const content = readContent({ siteDir: ROOT, folders: FOLDERS, ...CONFIGURED });
    const isSelected = withPartials(pathFilter(selected), content.sources);
    const { pages, findings } = run(content, isSelected);
    // Without facts, the rules that know them did not run.
    const known = siteProblems().size === 0 ? findings : findings.filter(({ rule }) => rule !== "ignore");
    const texts = filesWithTexts(ROOT, descriptionsOf(content.sources)).filter(isSelected);
    return { ...content, isSelected, pages, texts, findings: [...known, ...texts.flatMap(readTexts)] };
  };
  if (values.fix) {
    const fixes = writeFixes(ROOT, CONTEXT, read);
    const count = fixes.length === 1 ? "1 replacement" : `${fixes.length} replacements`;
    process.stdout.write([...fixes, `${count} written`, ""].join("\n"));
  }
  const { sources, isSelected, pages, texts, findings } = read();
  const hasOther = texts.length > 0 || [...MENU_FILES, ...PROMISES].some(isSelected);
  if (pages.length + findings.length === 0 && !hasOther)
    throw new Error(
      `There is no page, menu or file of facts at ${selected.join(", ")}. Fix: write the path of a file, such as docs/how-to/ssh.mdx.`,
    );
  if (values["add-words"]) {
    addWords(findings);
    return;
  }
  const placed = atDescription(ROOT, findings, sources);
  const result = report({ pages, findings: placed, ...values });
  const apiLines = await ofApi;
  process.stdout.write(`${[...apiLines, ...result.lines].join("\n")}\n`);
  process.exitCode = result.failed || apiLines.length > 0 ? 1 : 0;
}

function readTexts(file: string): readonly Finding[] {
  return textFindings({ path: file, text: readText(ROOT, file) ?? "" }, CONTEXT);
}

/** Adds the words that no dictionary has to those of the project. */
function addWords(findings: readonly Finding[]): void {
  const words = new Set(findings.flatMap((finding) => misspelledWord(finding) ?? []));
  fs.writeFileSync(inSite(wordsFile()), withWords(wordsText(), words));
  process.stdout.write(`${wordsFile()}: ${words.size} added. ${[...words].join(", ")}\n`);
}

/** Also selects the parts of pages that selected pages show, and those that these show. */
function withPartials(
  isSelected: (file: string) => boolean,
  sources: readonly Source[],
): (file: string) => boolean {
  const parts = sources.filter(isPartial).map(({ path: file }) => file);
  const shown = new Set<string>();
  const add = ({ path: file, text }: Source): void => {
    for (const part of parts) {
      if (shown.has(part) || part === file || !text.includes(path.posix.basename(part))) continue;
      if (!linkedPage({ path: file, text }, CONTEXT).partials.includes(part)) continue;
      shown.add(part);
      sources.filter((source) => source.path === part).forEach(add);
    }
  };
  sources.filter(({ path: file }) => isSelected(file)).forEach(add);
  return (file) => isSelected(file) || shown.has(file);
}

/** Mistakes in the API description and its pages, as lines that `waymark api check` prints; empty without mistakes. */
async function apiProblems(root: string): Promise<readonly string[]> {
  const child = spawn(process.execPath, [process.argv[1] ?? "", "api", "check"], { cwd: root });
  let output = "";
  child.stderr.on("data", (part: Buffer) => (output += part.toString()));
  child.stdout.resume();
  const code = await new Promise<number | null>((resolve) => void child.on("close", resolve));
  return code === 0 ? [] : output.trim().split("\n");
}
