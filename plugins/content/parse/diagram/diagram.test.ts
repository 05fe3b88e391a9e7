import { readDiagram } from ".";
import type { Diagram } from "./model";

const NAMES = "\n  accTitle: A name\n  accDescr: All of it.\n";

/** The diagram of a kind with statements below its names. */
function diagramOf(header: string, ...lines: readonly string[]): Diagram {
  const { diagram, problems } = readDiagram(`${header}${NAMES}${lines.join("\n")}`);
  if (!diagram) throw new Error(problems.map(({ message }) => message).join("\n"));
  return diagram;
}

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

test("a flowchart has boxes of each form, tones, groups, and wires with and without words", () => {
  const graph = diagramOf(
    "flowchart LR",
    'a["Peer (Linux)<br>in the office"]:::accent & b(Round) --> c{Allowed?}',
    "c -- yes --> d[(Store)];",
    "c -.->|no| e([End])",
    "subgraph site [Data center]",
    "  d <==> f((One)) --x g[[Sub]]",
    "end",
    "class e,g danger",
  );
  expect(graph).toMatchObject({
    direction: "LR",
    groups: [{ id: "site", label: "Data center", group: undefined }],
    nodes: [
      { id: "a", form: "box", label: ["Peer (Linux)", "in the office"], tone: "accent" },
      { id: "b", form: "round", label: ["Round"] },
      { id: "c", form: "diamond" },
      { id: "d", form: "cylinder", group: "site" },
      { id: "e", form: "pill", tone: "danger" },
      { id: "f", form: "circle", group: "site" },
      { id: "g", form: "subroutine", tone: "danger" },
    ],
    edges: [
      { from: "a", to: "c", line: "solid", end: "arrow" },
      { from: "b", to: "c" },
      { from: "c", to: "d", label: "yes" },
      { from: "c", to: "e", label: "no", line: "dotted" },
      { from: "d", to: "f", line: "thick", start: "arrow", end: "arrow" },
      { from: "f", to: "g", end: "cross" },
    ],
  });
});

test("a state diagram has beginnings, ends, groups, choices and notes", () => {
  const graph = diagramOf(
    "stateDiagram-v2",
    "direction LR",
    'state "Waiting for approval" as wait',
    "state pick <<choice>>",
    "[*] --> wait",
    "wait --> pick : asked again",
    "state Known {",
    "  [*] --> Ready",
    "}",
    "pick --> [*]",
    "note right of wait : Marked",
    "note left of wait",
    "  Two",
    "  rows",
    "end note",
    "wait:::warn",
  );
  expect(graph).toMatchObject({ direction: "LR", groups: [{ id: "Known" }] });
  expect(graph).toHaveProperty(
    "nodes",
    expect.arrayContaining([
      expect.objectContaining({ id: "wait", label: ["Waiting for approval"], tone: "warn" }),
      expect.objectContaining({ id: "pick", form: "diamond", label: [] }),
      expect.objectContaining({ id: "[*] start Known", form: "start", group: "Known" }),
      expect.objectContaining({ id: "[*] end ", form: "end", group: undefined }),
      expect.objectContaining({ form: "note", label: ["Two", "rows"] }),
    ]),
  );
});

test("a class diagram has members in compartments, signs of relations, and how many", () => {
  const graph = diagramOf(
    "classDiagram",
    "class Peer {",
    "  <<entity>>",
    "  +string id",
    "  +connect() bool",
    "}",
    "class List~T~",
    "Peer : +string name",
    "Peer <|-- Router",
    'Peer "1" o-- "*" Group : is in',
    "Policy ..> Group",
    "namespace inner {",
    "  class Rule",
    "}",
    'note for Rule "One way"',
  );
  expect(graph).toMatchObject({
    groups: [{ label: "inner" }],
    nodes: expect.arrayContaining([
      expect.objectContaining({
        id: "Peer",
        form: "record",
        rows: [["«entity»"], ["+string id", "+string name"], ["+connect() bool"]],
      }),
      expect.objectContaining({ id: "List", label: ["List<T>"] }),
      expect.objectContaining({ id: "Rule", group: "namespace inner" }),
    ]) as unknown,
    edges: [
      { from: "Peer", to: "Router", start: "triangle", end: "none" },
      { from: "Peer", to: "Group", start: "diamond", label: "is in, 1 to *" },
      { from: "Policy", to: "Group", line: "dotted", end: "arrow" },
      { from: "Rule", line: "dotted", end: "none" },
    ],
  });
});

test("an entity diagram has attributes with keys, and how many at each end", () => {
  const graph = diagramOf(
    "erDiagram",
    'USER |o--o{ PEER : "signed in"',
    "PEER ||..|{ KEY : has",
    "PEER {",
    '  string id PK "never changes"',
    "  string ip",
    "}",
  );
  expect(graph).toMatchObject({
    nodes: [{ id: "USER" }, { id: "PEER", rows: [[], ["id string · PK · never changes", "ip string"]] }, {}],
    edges: [
      { label: "signed in", start: "maybe-one", end: "maybe-many", line: "solid" },
      { start: "one", end: "many", line: "dotted" },
    ],
  });
});

test("a sequence has participants in their order, messages, notes and blocks", () => {
  const sequence = diagramOf(
    "sequenceDiagram",
    "autonumber",
    "actor U as User",
    "participant C as Client",
    "U->>+C: Start",
    "C-->>-U: Done",
    "C-xServer: Lost",
    "alt one",
    "  note over U,C: Both",
    "else other",
    "  U<<->>C: Talk",
    "end",
  );
  expect(sequence).toMatchObject({
    is: "sequence",
    isNumbered: true,
    participants: [
      { id: "U", label: ["User"] },
      { id: "C", label: ["Client"] },
      { id: "Server", label: ["Server"] },
    ],
    steps: [
      { is: "message", from: "U", to: "C", text: "Start", isDotted: false, end: "arrow" },
      { is: "message", from: "C", to: "U", isDotted: true },
      { is: "message", end: "cross" },
      { is: "open", kind: "alt", text: "one" },
      { is: "note", over: ["U", "C"], text: "Both" },
      { is: "part", kind: "else", text: "other" },
      { is: "message", isBothWays: true },
      { is: "close" },
    ],
  });
});

test("a timeline has sections, periods and events", () => {
  expect(
    diagramOf("timeline", "section Early", "2024 : First : Second", ": Third", "2025 10:30 : Fourth"),
  ).toMatchObject({
    sections: [
      {
        label: "Early",
        periods: [
          { label: "2024", events: ["First", "Second", "Third"] },
          { label: "2025 10:30", events: ["Fourth"] },
        ],
      },
    ],
  });
});

test("names may take several lines, and comments are left out", () => {
  const text = "flowchart TD\n%% a comment\naccTitle: Name\naccDescr {\n  One.\n  Two.\n}\na --> b";
  expect(readDiagram(text).diagram).toMatchObject({ title: "Name", desc: "One. Two.", direction: "TB" });
});

test("a diagram needs a kind, a name, a description and something in it", () => {
  expect(problemsOf("")).toEqual([
    "1: The diagram is empty. Fix: begin with one of flowchart LR, sequenceDiagram, stateDiagram-v2, classDiagram, erDiagram, timeline.",
  ]);
  expect(problemsOf("sequenceDiagramm\na->>b: x")[0]).toContain('write "sequenceDiagram"');
  expect(problemsOf("flowchart LR\na --> b")).toEqual([
    '1: The diagram has no accTitle. Fix: write "accTitle: …" below its first line: what it shows, in a few words.',
    '1: The diagram has no accDescr. Fix: write "accDescr: …" below its first line: everything it shows, in sentences, for readers who cannot see it.',
  ]);
  for (const kind of [
    "flowchart",
    "stateDiagram-v2",
    "classDiagram",
    "erDiagram",
    "sequenceDiagram",
    "timeline",
  ])
    expect(problemsIn(kind)[0]).toContain("The diagram is empty.");
});

test.each([
  ["gantt", 'write "timeline", or a table'],
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
  ["flowchart LR", "a[<b>Peer</b>]", "", 4, 'A label is plain text, but "<b>" is a tag.'],
  ["flowchart LR", "a:::acent --> b", "", 4, 'There is no tone called "acent". Fix: write "accent".'],
  ["flowchart LR", "subgraph x", "a --> b", 4, "This block is not closed."],
  ["flowchart LR", "a --> x", "subgraph x\n b\nend", 4, 'The line ends at the group "x".'],
  ["flowchart LR", "a --> b", "end", 5, '"end" has no opening line.'],
  ["flowchart LR", "a --> b", 'click a "https://x"', 5, "Diagrams have no links."],
  ["flowchart LR", "a --> b", "style a fill:#f00", 5, "Diagrams use the colors of the site."],
  ["flowchart LR", "%%{init: {}}%%", "a --> b", 4, "Diagrams cannot have settings."],
  ["stateDiagram-v2", "a --> b", "a -> b", 5, "cannot be drawn in a state diagram"],
  ["stateDiagram-v2", "a --> b", "note right of a\nx", 5, "This note is not closed."],
  ["classDiagram", "class a {", "+b", 4, "This class is not closed."],
  ["classDiagram", "class a", "a ->> b", 5, "cannot be drawn in a class diagram"],
  ["erDiagram", "A ||--o{ B", "", 4, "cannot be drawn in an entity diagram"],
  ["erDiagram", "A {", "id\n}", 5, '"id" is not an attribute.'],
  ["sequenceDiagram", "a->>b: x", "loop", 5, 'This "loop" is not closed.'],
  ["sequenceDiagram", "a->>b: x", "else y", 5, '"else" is not inside "alt".'],
  ["sequenceDiagram", "a->>b x", "", 4, "cannot be drawn in a sequence diagram"],
  ["sequenceDiagram", "participant a", "a->>b: x\nc->>d: x\ne->>f: x\ng->>h: x", 1, "at most 6"],
  ["timeline", ": early", "2024 : a", 4, "cannot be drawn in a timeline"],
  ["timeline", "title Days", "2024 : a", 4, "accTitle"],
])("%s: %s / %s", (kind, first, second, line, words) => {
  const problems = problemsIn(kind, first, second);
  expect(problems[0]).toContain(words);
  expect(problems[0]).toMatch(new RegExp(`^${line}:`));
});
