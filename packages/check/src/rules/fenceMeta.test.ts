import { fenceMetaOf } from "docusaurus-waymark-core/parse/fenceMeta";
import { fenceMetaRule } from "./fenceMeta";
import { sampleRule } from "./samples";
import { fence, findingsOf } from "./seed.fixture";

it("reads the words after the language", () => {
  const meta = fenceMetaOf(
    `title="a b.yaml" {1,3-5} showLineNumbers=7 file=./x.yaml region='server' fragment="part"`,
  );
  expect(meta).toMatchObject({
    title: "a b.yaml",
    numberFrom: 7,
    file: "./x.yaml",
    region: "server",
    unknown: [],
  });
  expect([...meta.lines]).toEqual([1, 3, 4, 5]);
  expect(fenceMetaOf("showLineNumbers").numberFrom).toBe(1);
  expect(fenceMetaOf("").numberFrom).toBeUndefined();
});

it.each([
  [
    "[package.json]",
    '"[package.json]" after the language of the fence has no meaning. Fix: write title="package.json".',
  ],
  [
    "package.json",
    '"package.json" after the language of the fence has no meaning. Fix: write title="package.json".',
  ],
  [
    `'title="Watch out!"'`,
    `"'title="Watch out!"'" after the language of the fence has no meaning. Fix: write lines as {1,3-5}, or remove it.`,
  ],
  ['titel="a"', '"titel="a"" after the language of the fence has no meaning. Fix: write "title".'],
  ["title", '"title" after the language of the fence has no meaning. Fix: write title="…".'],
  [
    'hl_lines="3"',
    '"hl_lines="3"" after the language of the fence has no meaning. Fix: write the lines as {1,3-5}.',
  ],
  [
    "{{ title: 'cURL' }}",
    `"{{ title: 'cURL' }}" after the language of the fence has no meaning. Fix: write lines as {1,3-5}, or remove it.`,
  ],
  ["{a}", '"{a}" after the language of the fence has no meaning. Fix: write lines as {1,3-5}, or remove it.'],
  [
    "showLineNumbers=x",
    '"showLineNumbers=x" after the language of the fence has no meaning. Fix: write showLineNumbers=1.',
  ],
])("%s is found", (meta, words) => {
  expect(findingsOf(fenceMetaRule, fence(`bash ${meta}`, "a"))).toEqual([`docs/x.mdx:1:1 fence: ${words}`]);
});

it("a mark that does not work is found at its line", () => {
  expect(findingsOf(fenceMetaRule, `Text.\n\n${fence("yaml", "a: 1", "// add-next-line", "b: 2")}`)).toEqual([
    'docs/x.mdx:5:1 fence: The mark "add-next-line" is not in a yaml comment. Fix: write "# add-next-line".',
  ]);
});

it("samples are read without marks and without what is gone", () => {
  const changed = fence("json", "{", "// remove-next-line", '"a": 1,', "// add-next-line", '"a": 2', "}");
  expect(findingsOf(sampleRule, changed)).toEqual([]);
});
