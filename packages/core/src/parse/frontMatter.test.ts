import { formatFinding } from "../report";
import { readFrontMatter } from "./frontMatter";

const problems = (text: string): string[] =>
  readFrontMatter({ path: "docs/x.mdx", text }, {}).problems.map(formatFinding);

test("values are those of YAML 1.2", () => {
  const text = "---\non: 2026-01-31\nyes: yes\noctal: 017\nhex: 0x1F\nname: {{cli}}\n---\n";
  expect(readFrontMatter({ path: "docs/x.mdx", text }, { cli: "dock" }).values).toEqual({
    on: "2026-01-31",
    yes: "yes",
    octal: 17,
    hex: 31,
    name: "dock",
  });
});

test.each([
  [
    "---\na: b: c\n---\n",
    "2:4 front-matter: The front matter cannot be read: Nested mappings are not allowed in compact mappings. Fix: write double quotes around the value.",
  ],
  [
    "---\na: 1\n  b: 2\n---\n",
    "3:1 front-matter: The front matter cannot be read: this line and those that it belongs to",
  ],
  [
    "---\na:\n  - b\n - c\n---\n",
    "4:1 front-matter: The front matter cannot be read: this line and those that it belongs to",
  ],
  [
    "---\na:\n  b: 1\n c: 2\n---\n",
    "4:1 front-matter: The front matter cannot be read: All mapping items must start at the same column.",
  ],
  [
    "---\na: @x\n---\n",
    "2:4 front-matter: The front matter cannot be read: Plain value cannot start with reserved character @. Fix: write double quotes",
  ],
  [
    "---\na: - x\n---\n",
    "2:4 front-matter: The front matter cannot be read: Unexpected block-seq-ind on same line with key. Fix: write double quotes",
  ],
  [
    "---\na: 'it's'\n---\n",
    "2:8 front-matter: The front matter cannot be read: Unexpected scalar at node end. Fix: write double quotes",
  ],
  [
    "---\na: [1\n---\n",
    '2:4 front-matter: The front matter cannot be read: Flow sequence in block collection must be sufficiently indented and end with a ]. Fix: write the "]" or "}" that closes it',
  ],
  [
    "---\na: 1\na: 2\n---\n",
    "3:1 front-matter: The front matter cannot be read: Map keys must be unique. Fix: remove one of the two lines.",
  ],
  ["a: 1\nb:\n  c: 2\n---\n\nText.\n", "1:1 front-matter: The front matter has no opening line."],
  ["+++\na = 1\n+++\n\nText.\n", "1:1 front-matter: The front matter is not YAML."],
  ["---\na: 1\n\nText.\n", "1:1 front-matter: The front matter is not closed."],
  ["\n---\na: 1\n---\n", "1:1 front-matter: The front matter is not at the start of the file."],
])("%j is explained", (text, problem) => {
  expect(problems(text)).toEqual([expect.stringContaining(`docs/x.mdx:${problem}`)]);
});
