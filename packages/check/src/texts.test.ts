import { formatFinding } from "docusaurus-waymark-core/report";
import { currentSite, setSite } from "docusaurus-waymark-core/site/current";
import { CONTEXT } from "./rules/seed.fixture";
import { textFindings } from "./texts";

const found = (path: string, ...lines: string[]): string[] =>
  textFindings({ path, text: lines.join("\n") }, CONTEXT).map((one) =>
    formatFinding(one).replace(/ Fix:.*/, ""),
  );

test("a text of facts is found at its place: plain, in quotes, in a list, and over lines", () => {
  expect(
    found(
      "src/facts/x.yaml",
      "messages:",
      "  - text: Please wait",
      "    meaning: Please wait.",
      '    fix: ["Then {{cli}} `just` runs; simply wait."]',
      "    description: >-",
      "      The first line is long.",
      "      It is easy.",
      "    sign: '\"It\" isn''t there.'",
    ),
  ).toEqual([
    'src/facts/x.yaml:3:14 phrase: This site does not write "Please".',
    'src/facts/x.yaml:4:38 phrase: This site does not write "simply".',
    'src/facts/x.yaml:7:13 phrase: This site does not write "easy".',
  ]);
});

test("data of an API description has the words that it has, and a schema is read", () => {
  expect(
    found(
      "api/openapi.yaml",
      "properties: { name: { description: A name., example: { description: Just this } } }",
    ),
  ).toEqual([]);
  expect(found("x.schema.json", '{ "description": "one list that may may simply hold" }')).toHaveLength(2);
});

test("messages of the interface are found in modules that translate", () => {
  const call = 'const a = translate({ id: "a", message: "Please read the \\"page\\"" });';
  expect(found("src/a.ts", 'import { translate } from "@docusaurus/Translate";', call)).toEqual([
    'src/a.ts:2:42 phrase: This site does not write "Please".',
  ]);
  expect(found("src/a.ts", call)).toEqual([]);
});

test("a text of the interface in another language has the placeholders of its source", () => {
  const texts = {
    "code.codeNamed": "Code: {Name}",
    "copyCode.copy": "Kopie {n}",
    "own.text": "{x}",
    "notFound.explanation": "Weg.",
    "page.hasMovedTo": "Umgezogen nach {adresse}",
    "theme.blog.post.plurals": "Ein Beitrag|{zahl} Beiträge",
    "theme.NotFound.title": "Nicht da",
  };
  const file = Object.entries(texts).map(
    ([id, message]) => `${JSON.stringify(id)}: { "message": "${message}" }`,
  );
  expect(found("i18n/de/code.json", "{", file.join(",\n"), "}")).toEqual([
    'i18n/de/code.json:2:32 translation: "code.codeNamed" has the placeholder {Name}.',
    'i18n/de/code.json:3:31 translation: "copyCode.copy" has the placeholder {n}.',
    'i18n/de/code.json:5:38 translation: "notFound.explanation" has no placeholder.',
    'i18n/de/code.json:6:33 translation: "page.hasMovedTo" has the placeholder {adresse}.',
    'i18n/de/code.json:7:41 translation: "theme.blog.post.plurals" has the placeholder {zahl}.',
  ]);
  expect(found("i18n/de/code.json", '{ "code.codeNamed": { "message": "{name} im Code" } }')).toEqual([]);
});

test("texts in another language are not read", () => {
  const site = currentSite();
  setSite({ ...site, language: "de" });
  expect(found("src/facts/x.yaml", "meaning: Bitte warten, just now.")).toEqual([]);
  setSite(site);
});
