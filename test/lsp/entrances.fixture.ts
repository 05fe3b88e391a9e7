// Run by lsp.test.ts in the folder of a site: prints what the check, the live server and the build find in a file.
import path from "node:path";
import type { LoadContext } from "@docusaurus/types";
import contentCheck from "docusaurus-plugin-waymark-check";
import { createCheck } from "docusaurus-plugin-waymark-check/check";
import { startLiveCheck } from "docusaurus-plugin-waymark-check/live/server";
import { readContent } from "docusaurus-waymark-core/content/site";
import { formatFinding, isAdvice, type Finding, type WriterError } from "docusaurus-waymark-core/report";
import { CONFIGURED, CONTEXT, FOLDERS } from "docusaurus-plugin-waymark-check/context";

const siteDir = process.cwd();
const file = process.argv[2] ?? "";
const options = {
  ...CONFIGURED,
  siteDir,
  tokens: CONTEXT.tokens,
  folders: FOLDERS,
  rules: path.join(siteDir, "src/rules/index.ts"),
};

const linesOf = (findings: readonly Finding[]): string[] =>
  findings
    .filter((finding) => finding.path === file)
    .map(formatFinding)
    .sort();

async function main(): Promise<void> {
  const { findings } = createCheck(CONTEXT, "all")(readContent(options));
  const ofBuild = await contentCheck({ siteDir } as LoadContext, options).then(
    () => [],
    (error: unknown) => (error as WriterError).findings,
  );
  const start: string[] = [];
  startLiveCheck(options, (line) => {
    if (line.startsWith(`${file}:`)) start.push(line);
    if (!/^\d+ findings?\b/.test(line)) return;
    const errors = findings.filter((finding) => !isAdvice(finding));
    const answers = { check: linesOf(findings), errors: linesOf(errors), build: linesOf(ofBuild) };
    process.stdout.write(JSON.stringify({ ...answers, start: start.sort() }), () => process.exit());
  });
}

void main();
