import { formatFinding } from "../report";
import { settingsFindings } from "./settings";

const SECTION = 'id: "a", pluginId: "default", basePath: "", label: "A", folder: "docs", menu: "sidebars.ts"';
const config = (fields: string): string => `const site = {\n  ${fields}\n};\nexport default site;\n`;
const found = (text: string, file = "docusaurus.config.ts"): string =>
  settingsFindings(file, text).map(formatFinding).join("\n");

test.each([
  [
    `sectons: [{ ${SECTION} }]`,
    '2:3 settings: The configuration cannot have "sectons". Fix: write "sections".',
  ],
  [
    "pages: true",
    '1:14 settings: The configuration has no "sections". Fix: add "sections", which is a list in brackets.',
  ],
  ["sections: []", "2:13 settings: There is no section."],
  [
    `sections: { ${SECTION} }`,
    '2:13 settings: This is no value of "sections". Fix: write a list in brackets.',
  ],
  [
    `sections: [{ ${SECTION} }], pages: "yes"`,
    'no value of "pages". Fix: write true or false, without quotes.',
  ],
  [
    `sections: [{ ${SECTION} }], locales: "de"`,
    'This is no value of "locales". Fix: write a list in brackets.',
  ],
  [
    `sections: [{ ${SECTION.replace("basePath", "basepath")} }]`,
    'cannot have "basepath". Fix: write "basePath".',
  ],
  [
    `sections: [{ ${SECTION.replace('label: "A", ', "")} }]`,
    '2:14 settings: A section has no "label". Fix: add',
  ],
  [`sections: [{ ${SECTION}, tags: 1 }]`, 'A section cannot have "tags". Fix: use one of id, basePath,'],
  [`sections: [{ ${SECTION} }], blog: { id: "blog" }`, 'The blog has no "folder".'],
  [`sections: [{ ${SECTION} } { ${SECTION} }]`, "settings: A comma is missing before this place."],
])("docusaurus.config.ts with %s has a finding", (fields, finding) => {
  expect(found(config(fields))).toContain(finding);
});

test("JSON files are read for their syntax", () => {
  expect(found('["2.0",]\n', "versions.json")).toContain("versions.json:1:8 settings: This is not JSON.");
  expect(found('{ "a": { "message": "b" } }', "i18n/de/code.json")).toBe("");
});

test("what code gives is left alone, and the other files are read for their syntax", () => {
  expect(found(config(`sections: [{ ...SHARED, ${SECTION} }, other], pages: PAGES, locales: LOCALES`))).toBe(
    "",
  );
  expect(found("const a = {\n  b: ;\n", "docusaurus.config.ts")).toBe(
    "docusaurus.config.ts:2:6 settings: The file cannot be read: Unexpected token. Fix: correct the quotes, commas and brackets on this line and the line above.",
  );
});
