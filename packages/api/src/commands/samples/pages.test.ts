import { extractPrograms, oneOfEachShape, type Program } from "./pages";

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
curl three
\`\`\`

\`\`\`bash
echo no call
\`\`\`
`;

it("takes the samples of a page, and the commands of a guide as one session without what a reader types", () => {
  const expected = { method: "POST", path: "/api/groups" };
  const page = "api/guides/quickstart.mdx";
  const session = { line: 5, language: "bash", code: "set -euo pipefail\ncurl one\ncurl two\ncurl three" };
  expect(extractPrograms(page, PAGE)).toEqual([
    { page, line: 9, language: "js", code: "first();\n\nsecond();", expected },
    { page, ...session, expected: undefined },
  ]);
});

it("takes the samples of a page without other commands", () => {
  const samples = extractPrograms(
    "api/resources/groups.mdx",
    PAGE.slice(0, PAGE.indexOf("</CodeGroup>") + 12),
  );
  expect(samples.map(({ language, expected }) => [language, expected?.method])).toEqual([
    ["bash", "POST"],
    ["js", "POST"],
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
