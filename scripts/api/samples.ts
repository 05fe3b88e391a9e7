// `npm run api -- samples`: runs every sample of the committed API pages against the mock, in every language whose tool
// is present. `-- --require go,ruby,java,php` makes absence an error; `-- --only bash,js` runs those languages alone;
// `-- --one-of-each` runs one sample of each request shape in each language, which takes a tenth of the time.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadOpenApi } from "../../plugins/apiReference/source";
import { replaceTokens } from "../../plugins/content/parse/tokens";
import { filesIn } from "../../plugins/lib/files";
import { product } from "../../src/site/product";
import { tokensOf } from "../../src/product/tokens";
import { MOCK_TOKEN, mockApi } from "./mock/server";
import { runCommand } from "./samples/commands";
import {
  missingSamples,
  oneOfEachShape,
  extractPrograms,
  RESOURCES_FOLDER,
  type Program,
} from "./samples/pages";
import { failureCount, reportLines, type LanguageResult } from "./samples/report";
import { runTrials } from "./samples/run";
import { TOOLCHAINS, type Toolchain } from "./samples/toolchains";
import { mutatedTrials, unchangedTrials } from "./samples/trials";
import { runMain } from "../../plugins/lib/runMain";

/** Guides outside the API section whose commands call the API. */
const GUIDE_PAGES = ["docs/how-to/access-public-api.mdx"];
/** The samples of this request are also run with mutations that the API must reject. */
const MUTATED_REQUEST = { method: "POST", path: "/api/setup-keys", field: "name" };

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { require: { type: "string" }, only: { type: "string" }, "one-of-each": { type: "boolean" } },
  });
  const required = new Set(values.require?.split(","));
  const only = values.only && new Set(values.only.split(","));
  const jq = (await runCommand(["jq", "--version"], { cwd: "." })).code === 0;
  const programs = (await pages()).flatMap(readPrograms).filter(({ code }) => jq || !code.includes("jq "));
  if (!jq) console.log("jq is not installed: the commands of the guides that use it are skipped.");
  const results: LanguageResult[] = [];
  for (const toolchain of TOOLCHAINS.filter(({ language }) => !only || only.has(language))) {
    results.push(
      await runLanguage(toolchain, programs, required, values["one-of-each"] ? oneOfEachShape : allPrograms),
    );
  }
  const missing = only ? [] : missingSamples(programs, TOOLCHAINS);
  for (const line of [...missing, ...reportLines(results)]) console.log(line);
  process.exitCode = failureCount(results) + missing.length > 0 ? 1 : 0;
}

async function pages(): Promise<string[]> {
  const api = await filesIn("api", ".mdx");
  return [...api.map((file) => `api/${file}`), ...GUIDE_PAGES];
}

function readPrograms(page: string): Program[] {
  const source = replaceTokens(readFileSync(page, "utf8"), tokensOf(product));
  return extractPrograms(page, source, new Set(TOOLCHAINS.map(({ language }) => language)));
}

const allPrograms = (programs: readonly Program[]): readonly Program[] => programs;

async function runLanguage(
  toolchain: Toolchain,
  programsOfAll: readonly Program[],
  required: ReadonlySet<string>,
  choose: (programs: readonly Program[]) => readonly Program[],
): Promise<LanguageResult> {
  const programs = programsOfAll.filter(({ language }) => language === toolchain.language);
  const probe = await runCommand(toolchain.probe, { cwd: "." });
  if (probe.code !== 0) {
    const absent = toolchain.isRequired || required.has(toolchain.language) ? "error" : "skipped";
    return { toolchain, absent, programs: programs.length, outcomes: [], seconds: 0 };
  }
  const start = performance.now();
  const examples = programs.filter(
    ({ page, expected }) =>
      page.startsWith(RESOURCES_FOLDER) &&
      expected?.method === MUTATED_REQUEST.method &&
      expected.path === MUTATED_REQUEST.path,
  );
  const trials = [
    ...unchangedTrials(choose(programs)),
    ...mutatedTrials(examples.slice(0, 1), MUTATED_REQUEST.field),
  ];
  const outcomes = await runTrials(toolchain, trials, mockApi(loadOpenApi().document, MOCK_TOKEN));
  return {
    toolchain,
    absent: undefined,
    programs: programs.length,
    outcomes,
    seconds: (performance.now() - start) / 1000,
  };
}

runMain(main);
