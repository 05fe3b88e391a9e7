// `npm run api -- samples`: runs every sample of the committed API pages against the mock, in every language whose tool
// is present. `-- --all` makes absence an error; `-- --only bash,js` runs those languages alone; `-- --one-of-each` runs one
// sample of each request shape in each language, which takes a tenth of the time.
import path from "node:path";
import { parseArgs } from "node:util";
import { readSiteFile, type ApiSite } from "../options";
import { LANGUAGES, placeholdersOf, type SampleLanguage } from "../samples";
import { apiOptions } from "../siteOptions";
import { loadOpenApi } from "../source";
import { replaceTokens } from "docusaurus-waymark-core/parse/tokens";
import { filesIn } from "docusaurus-waymark-core/build/files";
import { runMain } from "docusaurus-waymark-core/build/runMain";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import { MOCK_TOKEN, mockApi } from "./mock/server";
import { isInstalled } from "./samples/commands";
import { extractPrograms, oneOfEachShape, type Program } from "./samples/pages";
import { runTrials } from "./samples/run";
import { trialOf } from "./samples/trials";

const OPTIONS = {
  all: { type: "boolean", default: false },
  only: { type: "string" },
  "one-of-each": { type: "boolean", default: false },
} as const;

runMain(async () => {
  const { all, only, "one-of-each": oneOfEach } = parseArgs({ options: OPTIONS }).values;
  const site = apiOptions();
  const hasJq = await isInstalled(["jq", "--version"]);
  if (!hasJq) console.log("jq is not installed: the commands of the guides that use it are skipped.");
  const programs = (await programsOf(site)).filter(({ code }) => hasJq || !code.includes("jq "));
  const chosen = oneOfEach ? oneOfEachShape(programs) : programs;
  for (const language of LANGUAGES.filter((one) => !only || only.split(",").includes(one.language))) {
    const own = chosen.filter((program) => program.language === language.language);
    const isRun = await isInstalled(language.tool.probe);
    const failures = isRun ? await failuresOf(site, language, own) : [];
    for (const failure of failures) console.log(failure);
    const outcome = isRun
      ? `run, ${failures.length} failed`
      : `skipped: ${language.tool.probe[0]} is not installed`;
    console.log(`${language.label.padEnd(10)} ${own.length} ${outcome}`);
    if (failures.length > 0 || (all && !isRun)) process.exitCode = 1;
  }
});

/** The programs of the pages of the reference and of the guides that call the API. */
async function programsOf(site: ApiSite): Promise<readonly Program[]> {
  const { siteDir, folder, guides, product } = site;
  const pages = (await filesIn(path.join(siteDir, folder), ".mdx")).map((file) => `${folder}/${file}`);
  const tokens = tokensOf(product);
  return [...pages, ...guides].flatMap((page) =>
    extractPrograms(page, replaceTokens(readSiteFile(site, page), tokens)),
  );
}

/** One line for each sample that failed: `path:line:column rule: what. Fix: how.` */
async function failuresOf(
  site: ApiSite,
  language: SampleLanguage,
  programs: readonly Program[],
): Promise<readonly string[]> {
  const placeholders = placeholdersOf(site.product.api.url);
  const trials = programs.map((program) => trialOf(program, placeholders));
  const outcomes = await runTrials(language, trials, mockApi(loadOpenApi(site).document, MOCK_TOKEN));
  return outcomes
    .filter(({ problem }) => problem !== "")
    .map(
      ({ trial: { program }, problem }) =>
        `${program.page}:${program.line}:1 api-sample: ${language.label} sample: ${problem}. Fix: correct the sample, or the description that it is made from.`,
    );
}
