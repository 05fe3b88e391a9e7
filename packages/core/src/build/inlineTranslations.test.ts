import { inlineTranslations } from "./inlineTranslations";

const IMPORT = 'import { translate } from "@docusaurus/Translate";\n';

test("a call becomes the text of the language, or of the sources", () => {
  const source = `${IMPORT}const a = translate({ id: "a", message: "Copy" });\nconst b = translate({ id: "b", message: "It's \\"on\\"" });`;
  expect(inlineTranslations(source, { a: "Kopieren" }, "a.ts")).toBe(
    `\nconst a = "Kopieren";\nconst b = "It's \\"on\\"";`,
  );
});

test("values are put into a template, in the order of the language", () => {
  const source = `${IMPORT}f(translate({ id: "n", message: "{count} of {all}" }, { count, all: list.length }));`;
  expect(inlineTranslations(source, { n: "Von {all} `$` {count}" }, "a.ts")).toBe(
    "\nf(`Von ${list.length} \\`$\\` ${count}`);",
  );
});

test.each([
  ["an id that is computed", "translate({ id: name, message: 'A' })"],
  ["a value that is missing", 'translate({ id: "a", message: "{x}" }, { y })'],
])("%s is refused with its place", (_, call) => {
  expect(() => inlineTranslations(`${IMPORT}${call};`, {}, "src/a.ts")).toThrow(
    /^src\/a\.ts:2: translate needs/,
  );
});

test("a module that does not translate is unchanged", () => {
  expect(inlineTranslations("const translate = 1;", {}, "a.ts")).toBe("const translate = 1;");
});
