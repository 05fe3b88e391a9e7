// `npm run test:more -- corpus [path …]`: builds a site with the pages of descriptions that others wrote (the package of
// `corpus/files.ts`, or the given files), and checks the built pages. Each description must end in pages without a mistake, or in
// findings with a place; prints time and memory. It needs Chrome or Chromium.
import path from "node:path";
import { formatFinding } from "docusaurus-waymark-core/report";
import { makeFullSite } from "../lib/fullSite";
import { runMain } from "docusaurus-waymark-core/build/runMain";
import { OWN_ENVIRONMENT, runBuild } from "../lib/runBuild";
import { axeMistakes } from "./corpus/axe";
import { builtPagesOf, mistakesOf } from "./corpus/built";
import { describe, type Described } from "./corpus/describe";
import { corpusFiles } from "./corpus/files";

/** More findings of one description are counted, not printed. */
const MAX_PRINTED = 5;

runMain(async (args) => {
  const all = (args.length > 0 ? args : corpusFiles()).map((file) => {
    const result = describe(file);
    for (const line of linesOf(result)) console.log(line);
    return result;
  });
  const mistakes = [
    ...all.flatMap(({ pageFindings }) => pageFindings.map(formatFinding)),
    ...(await builtMistakes(all)),
  ];
  for (const mistake of mistakes) console.log(mistake);
  const pages = all.reduce((sum, result) => sum + result.pages.length, 0);
  console.log(`${all.length} descriptions, ${pages} pages, ${mistakes.length} mistakes in their pages.`);
  process.exitCode = mistakes.length > 0 ? 1 : 0;
});

function linesOf({ file, operations, pages, findings, seconds }: Described): string[] {
  const size = pages.reduce((sum, { text }) => sum + text.length, 0);
  const memory = Math.round(process.memoryUsage().rss / 2 ** 20);
  const head = `${file}: ${operations} operations, ${pages.length} pages, ${Math.round(size / 1024)} KiB, ${seconds.toFixed(2)} s, ${memory} MiB`;
  const shown = findings.slice(0, MAX_PRINTED).map((one) => `  ${formatFinding(one)}`);
  const more = findings.length - shown.length;
  return [head, ...shown, ...(more > 0 ? [`  and ${more} more`] : [])];
}

/** Builds the pages of all descriptions, in English only; links and anchors that lead nowhere stop the build. */
async function builtMistakes(all: readonly Described[]): Promise<string[]> {
  const { folder, remove } = makeFullSite(all, ["en"]);
  try {
    const { wallSeconds, cpuSeconds, peakMiB } = runBuild(folder, OWN_ENVIRONMENT);
    console.log(
      `Built in ${Math.round(wallSeconds)} s (${Math.round(cpuSeconds)} s of processors), ${Math.round(peakMiB)} MiB.`,
    );
    const build = path.join(folder, "build");
    const pages = new Map(all.flatMap((one) => [...builtPagesOf(one)]));
    return [
      ...[...pages].flatMap(([page, operations]) => mistakesOf(build, page, operations)),
      ...(await axeMistakes(build, [...pages.keys()])),
    ];
  } finally {
    remove();
  }
}
