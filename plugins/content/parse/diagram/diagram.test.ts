import { readDiagram } from ".";

const NAMES = "\n  accTitle: A name\n  accDescr: All of it.\n";

/** Line, message and fix of every problem. */
function problemsOf(text: string): string[] {
  return readDiagram(text).problems.map(
    ({ offset, message, fix }) => `${text.slice(0, offset).split("\n").length}: ${message} Fix: ${fix}`,
  );
}

/** Problems of statements of a kind; the first of them is on line 4. */
function problemsIn(header: string, ...lines: readonly string[]): string[] {
  return problemsOf(`${header}${NAMES}${lines.join("\n")}`);
}

test("names may take several lines, and comments are left out", () => {
  const text = "flowchart\n%% a comment\naccTitle: Name\naccDescr {\n  One.\n  Two.\n}\na --> b";
  expect(readDiagram(text).diagram).toEqual({
    title: "Name",
    desc: "One. Two.",
    text: "flowchart TB\nn0[a] --> n1[b]",
    narrow: undefined,
  });
});

test("a box keeps its last label and its first group, wherever they are written", () => {
  const { diagram } = readDiagram(`flowchart LR${NAMES}a --> b\nsubgraph g [Group]\nb\nend\nb([Server])`);
  expect(diagram?.text.split("\n")).toEqual([
    "flowchart LR",
    "n0[a] --> n1([Server])",
    "subgraph g1 [Group]",
    "n1([Server])",
    "end",
    "n1",
  ]);
  expect(diagram?.narrow).toMatch(/^flowchart TB\n/);
});

test("a diagram needs a kind, a name, a description and something in it", () => {
  expect(problemsOf("")).toContain(
    "1: The diagram is empty. Fix: begin with one of flowchart LR, sequenceDiagram, stateDiagram-v2, classDiagram, erDiagram.",
  );
  expect(problemsOf("sequenceDiagramm\na->>b: x")[0]).toContain('write "sequenceDiagram"');
  expect(problemsOf("flowchart LR\na --> b")).toEqual([
    '1: The diagram has no accTitle. Fix: write "accTitle: …" below its first line: what it shows, in a few words.',
    '1: The diagram has no accDescr. Fix: write "accDescr: …" below its first line: everything it shows, in sentences, for readers who cannot see it.',
  ]);
  for (const kind of ["flowchart", "stateDiagram-v2", "classDiagram", "erDiagram", "sequenceDiagram"])
    expect(problemsIn(kind)[0]).toContain("The diagram is empty.");
});

test.each([
  ["timeline", "write a table, or a numbered list"],
  ["gantt", "write a table, or a numbered list"],
  ["pie title Pets", "write the numbers as a table"],
  ["mindmap", "write a nested list"],
  ["journey", "write a numbered list"],
  ["gitGraph", "with subgraphs"],
  ["C4Context", "with subgraphs"],
])("%s is not drawn, and the finding says what to write instead", (kind, instead) => {
  expect(problemsOf(kind).join()).toContain(instead);
});

test.each([
  ["flowchart LR", "a --> b", "what is this", 5, '"is this" cannot be drawn in a flowchart'],
  ["flowchart LR", "a[Peer (Linux)] --> b", "", 4, 'write the label in quotes: ["Peer (Linux)"]'],
  ["flowchart LR", "a[Peer --> b", "", 4, 'This "[" is not closed. Fix: write "]" after the label.'],
  ["flowchart LR", "a[/Peer/] --> b", "", 4, "cannot have the shape"],
  ["flowchart LR", "a --x b", "", 4, "cannot end in"],
  ["flowchart LR", "a[<b>Peer</b>]", "", 4, 'A label is plain text, but "<b>" is a tag.'],
  ["flowchart LR", "a:::acent --> b", "", 4, 'There is no tone called "acent". Fix: write "accent".'],
  ["flowchart LR", "subgraph x", "a --> b", 4, "This block is not closed."],
  ["flowchart LR", "a --> x", "subgraph x\n b\nend", 4, 'The line ends at the group "x".'],
  ["flowchart LR", "a --> b", "end", 5, '"end" has no opening line.'],
  ["flowchart LR", "a --> b", 'click a "https://x"', 5, "Diagrams have no links."],
  ["flowchart LR", "a --> b", "style a fill:#f00", 5, "Diagrams use the colors of the site."],
  ["flowchart LR", "%%{init: {}}%%", "a --> b", 4, "Diagrams cannot have settings."],
  ["stateDiagram-v2", "a --> b", "a -> b", 5, "cannot be drawn in a state diagram"],
  ["stateDiagram-v2", "a --> b", "state c <<choice>>", 5, "cannot be drawn in a state diagram"],
  ["stateDiagram-v2", "a --> b", "note right of a : x", 5, "cannot be drawn in a state diagram"],
  ["classDiagram", "class a {", "+b", 4, "This block is not closed."],
  ["classDiagram", "class a", "a ->> b", 5, "cannot be drawn in a class diagram"],
  ["classDiagram", "class a", "a -- b", 5, "cannot be drawn in a class diagram"],
  ["erDiagram", "A ||--o{ B", "", 4, "cannot be drawn in an entity diagram"],
  ["erDiagram", "A {", "id\n}", 5, '"id" is not an attribute.'],
  ["sequenceDiagram", "a->>b: x", "loop", 5, "This block is not closed."],
  ["sequenceDiagram", "a->>b: x", "else y", 5, "cannot be drawn in a sequence diagram"],
  ["sequenceDiagram", "a->>b x", "", 4, "cannot be drawn in a sequence diagram"],
  ["sequenceDiagram", "a-xb: x", "", 4, "cannot be drawn in a sequence diagram"],
  ["sequenceDiagram", "autonumber", "a->>b: x", 4, "cannot be drawn in a sequence diagram"],
])("%s: %s / %s", (kind, first, second, line, words) => {
  const problems = problemsIn(kind, first, second);
  expect(problems[0]).toContain(words);
  expect(problems[0]).toMatch(new RegExp(`^${line}:`));
});
