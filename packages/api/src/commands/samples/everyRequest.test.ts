import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { modelOf } from "../../model";
import { pagesOf } from "../../pages/page";
import { LANGUAGES, placeholdersOf, type Command } from "../../samples";
import { readOpenApi } from "../../source";
import { checkDocument } from "../../source/checkDocument";
import { checkExamples } from "../../source/checkExamples";
import { formatFinding } from "docusaurus-waymark-core/report";
import { replaceTokens } from "docusaurus-waymark-core/parse/tokens";
import { parseExact, stringifyExact } from "../../openapi/exactJson";
import { readMultipart } from "../../openapi/forms";
import { operationsOf } from "../../openapi/operations";
import { MOCK_TOKEN, mockApi, type MockCall } from "../mock/server";
import { extractPrograms } from "./pages";
import { runTrials } from "./run";
import { trialOf } from "./trials";

const FILE = "everyRequest.fixture.yaml";
const API_URL = "https://api.example.com";
const source = readOpenApi(FILE, readFileSync(path.join(__dirname, FILE), "utf8"), {});
const api = mockApi(source.document, MOCK_TOKEN);
const text = pagesOf(modelOf(source.document))
  .map((page) => page.text)
  .join("\n");
const programs = extractPrograms("t.mdx", replaceTokens(text, { apiUrl: API_URL }));

/** The requests that the samples of every language make, in page order. */
const SENT = [
  `POST /uploads Bearer TOKEN multipart/form-data {"about":"{\\"kind\\":\\"a\\"}","count":"3","file":"the content of a file","tags":["one","two"],"title":"Anna's \\"lab\\"; $HOME, Zürich"} 204`,
  "POST /forms Bearer TOKEN application/x-www-form-urlencoded name=a%26b%3Dc%20d&tags=one&tags=two 204",
  "PUT /files/a%20b%2Fc.txt Bearer TOKEN application/octet-stream the content of a file 204",
  "DELETE /files/a%20b%2Fc.txt Bearer TOKEN 204",
  "HEAD /files/a%20b%2Fc.txt Bearer TOKEN 200",
  "POST /notes Bearer TOKEN text/plain @line\n'two' \\ $three 200",
  'PATCH /notes Bearer TOKEN application/merge-patch+json {"size":9223372036854775807,"te xt":"quotes \\" \' ` and ${x} #{y}","none":null} 204',
  'GET /things?%24top=5&ids=a&ids=b%20c&csv=1,2&filter%5Bos%5D=linux&page%5Bsize%5D=2 Bearer TOKEN x-trial-key=k "1" $x `y` cookie=session=s1 204',
  "GET /header x-key=TOKEN 204",
  "GET /query?api-key=TOKEN 204",
  "GET /cookie cookie=sid=TOKEN 204",
  "GET /basic Basic TOKEN 204",
  "GET /token Bearer TOKEN 204",
  "GET /both Basic TOKEN x-key=TOKEN 204",
  "GET /either 204",
  "GET /open 204",
  "GET /search Bearer TOKEN 204",
];

const isInstalled = ([program, ...args]: Command): boolean => spawnSync(program, args).status === 0;
/** Tools that take long run every night; the requests of TypeScript are those of JavaScript. */
const SLOW = ["go", "java", "ts"];
const languages = LANGUAGES.filter(
  ({ language, tool }) =>
    (process.env["ALL_LANGUAGES"] === "1" || !SLOW.includes(language)) && isInstalled(tool.probe),
);

/** A request in one line, without headers that clients add and without the boundary of a form. */
function said({ request, answer }: MockCall): string {
  const { method, target, authorization, contentType = "", headers = {}, body } = request;
  const type = contentType.replace(/;.*/, "");
  // Some clients send files last.
  const fields = Object.entries((type.startsWith("multipart") && readMultipart(body, contentType)) || {});
  const value = type.endsWith("json") ? parseExact(body) : Object.fromEntries(fields.sort());
  const content = body === "" ? "" : `${type} ${/json|multipart/.test(type) ? stringifyExact(value) : body}`;
  const own = ["x-trial-key", "x-key", "cookie"].map((name) => headers[name] && `${name}=${headers[name]}`);
  const parts = [method, target, authorization, ...own, content, answer.status];
  return parts.filter(Boolean).join(" ").replaceAll(MOCK_TOKEN, "TOKEN");
}

it("is a valid description, whose examples fit", async () => {
  expect([...(await checkDocument(source)), ...checkExamples(source)].map(formatFinding)).toEqual([]);
});

describe.each(languages)("$label", (language) => {
  it("sends every kind of request as the description says", async () => {
    const own = programs.filter((program) => program.language === language.language);
    expect(own).toHaveLength(operationsOf(source.document).length);
    const trials = own.map((program) => trialOf(program, placeholdersOf(API_URL)));
    const outcomes = await runTrials(language, trials, api);
    const problems = outcomes.filter(({ problem }) => problem !== "");
    expect(problems.map(({ problem, trial }) => `${trial.program.code}\n${problem}`)).toEqual([]);
    expect(outcomes.flatMap(({ calls }) => calls.map(said))).toEqual(SENT);
    // A request that the API refuses ends the program with another code than 0.
    const [refused] = await runTrials(
      language,
      trials.slice(0, 1).map((trial) => ({
        ...trial,
        codeFor: (url) => trial.codeFor(url).replaceAll("/uploads", "/nowhere"),
      })),
      api,
    );
    expect(refused?.problem).toMatch(/was answered 404 .* ended with code [1-9]/);
  }, 300_000);
});
