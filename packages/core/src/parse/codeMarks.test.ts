import { readMarks, withoutMarks } from "./codeMarks";

const marksOf = (language: string, ...lines: string[]) => {
  const { code, marks, problems } = readMarks(lines.join("\n"), language);
  return { code, marks: [...marks], problems };
};

it.each([
  ["bash", "# highlight-next-line"],
  ["yaml", "  # highlight-next-line"],
  ["ts", "// highlight-next-line"],
  ["js", "/* highlight-next-line */"],
  ["jsx", "{/* highlight-next-line */}"],
  ["html", "<!-- highlight-next-line -->"],
  ["sql", "-- highlight-next-line"],
  ["ini", "; highlight-next-line"],
  ["json", "// highlight-next-line"],
  ["powershell", "#highlight-next-line"],
])("a comment of %s marks the next line and goes", (language, comment) => {
  expect(marksOf(language, "a", comment, "b")).toEqual({
    code: "a\nb",
    marks: [[2, "highlight"]],
    problems: [],
  });
});

it("marks stretches, and says what is new, gone and wrong", () => {
  expect(
    marksOf(
      "yaml",
      "# add-start",
      "a",
      "b",
      "# add-end",
      "# remove-next-line",
      "c",
      "# error-next-line",
      "d",
      "e",
    ),
  ).toEqual({
    code: "a\nb\nc\nd\ne",
    marks: [
      [1, "add"],
      [2, "add"],
      [3, "remove"],
      [4, "error"],
    ],
    problems: [],
  });
});

it("lines that the fence names count without the comments", () => {
  const { marks, problems } = readMarks("# add-next-line\na\nb", "bash", new Set([2, 3]));
  expect([...marks]).toEqual([
    [1, "add"],
    [2, "highlight"],
  ]);
  expect(problems).toEqual([
    { line: 0, message: "The fence marks line 3, but has only 2 lines.", fix: "correct the line number." },
  ]);
});

it.each([
  [
    "bash",
    "# higlight-next-line",
    'There is no line mark called "higlight-next-line".',
    'write "highlight-next-line".',
  ],
  [
    "bash",
    "// highlight-next-line",
    'The mark "highlight-next-line" is not in a bash comment.',
    'write "# highlight-next-line".',
  ],
  [
    "text",
    "# highlight-next-line",
    'The mark "highlight-next-line" is not in a text comment.',
    "write the line numbers after the language: {1,3-5}.",
  ],
  ["yaml", "# add-start", '"add-start" has no "add-end".', "add that line after the last marked line."],
  ["yaml", "# add-end", '"add-end" has no "add-start" before it.', "add that line, or remove this one."],
])("in %s, %s is found", (language, line, message, fix) => {
  expect(marksOf(language, "a", line, "b").problems).toEqual([{ line: 2, message, fix }]);
});

it.each(["# on-next-line of the log", "- start", "# cold-start", "systemctl start"])(
  "%s is no mark",
  (line) => {
    expect(marksOf("bash", line)).toEqual({ code: line, marks: [], problems: [] });
  },
);

it("what is left without marks and lines that are gone has the same length", () => {
  const code =
    "a: 1\n# remove-next-line\nb: 2\n# add-next-line\nb: 3\n# remove-start\nc: 4\n# remove-end\nd: 5";
  const rest = withoutMarks(code, "yaml");
  expect(rest).toHaveLength(code.length);
  expect(
    rest
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  ).toEqual(["a: 1", "b: 3", "d: 5"]);
});
