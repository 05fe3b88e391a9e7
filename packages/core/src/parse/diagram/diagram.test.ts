import { readDiagram } from ".";
import { drawDiagram } from "./draw";

const NAMES = "\n  accTitle: A name\n  accDescr: All of it.\n";

/** Line, message and fix of every problem. */
function problemsOf(text: string): string[] {
  return drawDiagram(text).problems.map(
    ({ offset, message, fix }) => `${text.slice(0, offset).split("\n").length}: ${message} Fix: ${fix}`,
  );
}

/** Problems of statements of a kind; the first of them is on line 4. */
function problemsIn(header: string, ...lines: readonly string[]): string[] {
  return problemsOf(`${header}${NAMES}${lines.join("\n")}`);
}

test("names and comments are no part of the drawing", () => {
  const text = `graph${NAMES}%% a comment\na-->b;`;
  expect(readDiagram(text).diagram).toEqual({
    title: "A name",
    desc: "All of it.",
    text: "flowchart TB\na -->b",
    narrow: undefined,
  });
});

test("the lines of groups come first, and a diagram from left to right has a narrow form", () => {
  const { diagram } = readDiagram(`flowchart LR${NAMES}a --> b\nsubgraph g [Group]\nb([Server])\nend`);
  expect(diagram?.text.split("\n")).toEqual([
    "flowchart LR",
    "subgraph g [Group]",
    "b([Server])",
    "end",
    "a --> b",
  ]);
  expect(diagram?.narrow).toMatch(/^flowchart TB\n/);
});

test("a diagram needs a kind, a name, a description and something in it", () => {
  expect(problemsOf("")).toEqual([
    expect.stringContaining("1: The diagram is empty. Fix: begin with one of"),
  ]);
  expect(problemsOf("sequenceDiagramm\na->>b: x")[0]).toContain('write "sequenceDiagram"');
  expect(problemsOf("pie\na: 1")[0]).toContain("or write a table or a list.");
  expect(problemsOf("flowchart LR\na --> b")).toEqual([
    '1: The diagram has no accTitle. Fix: write "accTitle: …" below its first line: what it shows, in a few words.',
    '1: The diagram has no accDescr. Fix: write "accDescr: …" below its first line: everything it shows, in sentences, for readers who cannot see it.',
  ]);
  expect(problemsIn("flowchart")[0]).toContain("The diagram is empty.");
});

test.each([
  ["flowchart LR", "a --> b", "what is this", 5, "cannot be drawn in a flowchart"],
  ["flowchart LR", "a[Peer (Linux)] --> b", "", 4, "cannot be drawn in a flowchart"],
  ["flowchart LR", "a[/Peer/] --> b", "", 4, "cannot be drawn in a flowchart"],
  ["flowchart LR", "a --> b", "a --x b", 5, "cannot be drawn in a flowchart"],
  ["flowchart LR", "a:::acent --> b", "", 4, "cannot be drawn in a flowchart"],
  ["flowchart LR", "a --> b", 'click a "https://x"', 5, "cannot be drawn in a flowchart"],
  ["flowchart LR", "a --> b", "style a fill:#f00", 5, "cannot be drawn in a flowchart"],
  ["flowchart LR", "a --> b", "b[Server]", 5, 'The label of the box "b" comes too late.'],
  ["flowchart LR", "a --> x", "subgraph x [Far]\nb\nend", 4, 'The line ends at the group "x".'],
  ["flowchart LR", "subgraph Far", "a --> b", 4, '"Far" would be missing'],
  ["stateDiagram-v2", "a --> b", "a -> b", 5, "cannot be drawn in a state diagram"],
  ["stateDiagram-v2", "a --> b", "a --> b:::tip", 5, "cannot be drawn in a state diagram"],
  ["stateDiagram-v2", "a --> b", 'state "Later" as b', 5, '"Later" would be missing'],
  ["stateDiagram-v2", "a --> b", "state c <<choice>>", 5, '"c" would be missing'],
  ["classDiagram", "class a", "a ->> b", 5, "cannot be drawn in a class diagram"],
  ["classDiagram", "class a", "a -- b", 5, "cannot be drawn in a class diagram"],
  ["erDiagram", "A ||--o{ B", "", 4, "cannot be drawn in an entity diagram"],
  ["erDiagram", "A {", "number\n}", 5, '"number" would be missing'],
  ["sequenceDiagram", "a->>b: x", "loop", 5, '"loop" would be missing'],
  ["sequenceDiagram", "a->>b x", "", 4, "cannot be drawn in a sequence diagram"],
  ["sequenceDiagram", "a-xb: x", "", 4, "cannot be drawn in a sequence diagram"],
  ["sequenceDiagram", "autonumber", "a->>b: x", 4, '"autonumber" would be missing'],
])("%s: %s / %s", (kind, first, second, line, words) => {
  const problems = problemsIn(kind, first, second);
  expect(problems[0]).toContain(words);
  expect(problems[0]).toMatch(new RegExp(`^${line}:`));
});
