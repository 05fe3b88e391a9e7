import { oneOfEachShape, missingSamples, extractPrograms, type Program } from "./pages";

const LANGUAGES = new Set(["bash", "js"]);
const PAGE = `Text

<CodeGroup title="Request" tag="POST" label="/api/groups">

\`\`\`bash title="cURL"
curl one
\`\`\`

\`\`\`js
first();

second();
\`\`\`

</CodeGroup>

\`\`\`bash
read -rs TOKEN
curl two
\`\`\`

\`\`\`bash
echo no call
\`\`\`
`;

it("takes the samples of a resource page with their lines and the request of their group", () => {
  expect(extractPrograms("api/resources/groups.mdx", PAGE, LANGUAGES)).toEqual([
    expect.objectContaining({
      line: 5,
      language: "bash",
      code: "curl one",
      expected: { method: "POST", path: "/api/groups" },
    }),
    expect.objectContaining({ line: 9, language: "js", code: "first();\n\nsecond();" }),
  ]);
});

it("plays the commands of a guide in one session, without what a reader types", () => {
  const [sample, session] = extractPrograms("api/guides/quickstart.mdx", PAGE, LANGUAGES);
  expect(sample).toMatchObject({ language: "js" });
  expect(session).toMatchObject({
    line: 5,
    code: "set -euo pipefail\ncurl one\ncurl two",
    expected: undefined,
  });
});

it("names the request that lacks a language", () => {
  const programs = extractPrograms("api/resources/groups.mdx", PAGE, LANGUAGES);
  const languages = [
    { language: "js", label: "JavaScript" },
    { language: "go", label: "Go" },
  ];
  expect(missingSamples(programs, languages)).toEqual([
    "api/resources/groups.mdx:5:1 api-sample: POST /api/groups has no sample in Go. Fix: run npm run api:generate.",
  ]);
});

it("takes one sample of each request shape in each language", () => {
  const program = (language: string, method: string, path: string, code = ""): Program => ({
    page: "api/resources/groups.mdx",
    line: 1,
    language,
    code,
    expected: { method, path },
  });
  const first = program("js", "GET", "/api/groups");
  const byId = program("js", "GET", "/api/groups/{groupId}");
  const sending = program("js", "POST", "/api/groups", 'headers: { "Content-Type": "application/json" }');
  const other = program("bash", "GET", "/api/groups");
  const same = program("js", "GET", "/api/users");
  expect(oneOfEachShape([first, byId, sending, other, same])).toEqual([first, byId, sending, other]);
});
