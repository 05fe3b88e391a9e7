import fc from "fast-check";
import { drawDiagram, remarkDiagrams } from ".";
import { NARROW_WIDTH, WIDE_WIDTH, type DrawnForm, type DrawnShape } from "../../../src/lib/drawn";
import { readDiagram } from "../../content/parse/diagram";
import { parseMarkdown } from "../../content/parse/parser";
import { stringAttribute } from "../../content/parse/tree";
import { WriterError } from "../../report";
import { labelWidth } from "./text";

const NAMES = "\naccTitle: A name\naccDescr: All of it.\n";

const SAMPLES: Readonly<Record<string, string>> = {
  flowchart: `flowchart LR${NAMES}a[Laptop<br>of the office] -->|asks for the way| b{Allowed?}
    b -- yes --> c[(Server)]:::tip
    b -.->|no| d([Nothing])
    c --> a
    c --> c
    subgraph one [Data center in Frankfurt]
      c
    end`,
  wide: `flowchart LR${NAMES}${Array.from({ length: 9 }, (_, index) => `n${index}[Server number ${index}] --> n${index + 1}`).join("\n")}`,
  full: `flowchart TB${NAMES}${Array.from({ length: 9 }, (_, index) => `a[Everything] -->|wire ${index}| n${index}[Server number ${index}]`).join("\n")}`,
  states: `stateDiagram-v2${NAMES}[*] --> Idle
    Idle --> Idle : polls
    state "Connected to a peer" as up {
      Relayed --> Direct : path found
      Direct --> Relayed : path lost
    }
    Idle --> Relayed : peer seen
    Direct --> [*]
    note right of Idle : Costs nothing`,
  classes: `classDiagram${NAMES}class Peer {
      +string id
      +connect(address) bool
    }
    Peer <|-- Router
    Peer "1" o-- "*" Group : is in`,
  entities: `erDiagram${NAMES}A ||--o{ B : "has many of them"
    B }o--|| C : has
    A |o--|{ C : has
    A {
      string id PK "a comment that is longer than a row of the box can be"
    }`,
  sequence: `sequenceDiagram${NAMES}autonumber
    participant c as Client
    participant m as Management
    participant i as Identity provider
    c->>m: Ask for the page at which the user signs in
    m-->>c: Address
    alt it is valid
      c->>c: Use it
      i->>i: Note it
    else it is not
      c->>i: Sign in again
    end
    note over c,i: Everyone is content`,
  timeline: `timeline${NAMES}section Early
    Morning : The key is created : It is given to somebody who needs it for as long as a day
    section Late
    Evening : It is revoked`,
};

function formsOf(text: string) {
  const { diagram, problems } = readDiagram(text);
  if (!diagram) throw new Error(problems.map(({ message }) => message).join("\n"));
  return drawDiagram(diagram);
}

interface Area {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** What shapes cover, but for paths. */
function areaOf(shape: DrawnShape): Area[] {
  if (shape.is === "rect") return [{ name: shape.look, ...shape }];
  if (shape.is === "circle") {
    const { x, y, r, look } = shape;
    return [{ name: look, x: x - r, y: y - r, w: 2 * r, h: 2 * r }];
  }
  if (shape.is === "path") return [];
  const w = labelWidth(shape.text, shape.look);
  const left = shape.align === "end" ? w : shape.align === "middle" ? w / 2 : 0;
  return [{ name: shape.text, x: shape.x - left, y: shape.y - 11, w, h: 14 }];
}

/** What leaves its canvas, and texts that are written over each other. */
function faults({ width, height, shapes }: DrawnForm): string[] {
  const areas = shapes.flatMap(areaOf);
  const outside = areas.filter(
    ({ x, y, w, h }) => x < -0.5 || y < -0.5 || x + w > width + 0.5 || y + h > height + 0.5,
  );
  const texts = shapes.filter(({ is }) => is === "text").flatMap(areaOf);
  const over = texts.flatMap((a, index) =>
    texts
      .slice(index + 1)
      .filter((b) => overlap(a.x, a.w, b.x, b.w) > 1 && overlap(a.y, a.h, b.y, b.h) > 3)
      .map((b) => `"${a.name}" is written over "${b.name}"`),
  );
  return [...outside.map(({ name }) => `"${name}" leaves the canvas`), ...over];
}

function overlap(a: number, aSize: number, b: number, bSize: number): number {
  return Math.min(a + aSize, b + bSize) - Math.max(a, b);
}

function wordsOf({ shapes }: DrawnForm): ReadonlySet<string> {
  const text = shapes.flatMap((shape) => (shape.is === "text" ? [shape.text] : [])).join(" ");
  return new Set(text.match(/\p{L}[\p{L}\d]*/gu));
}

describe.each(Object.entries(SAMPLES))("%s", (_, text) => {
  const { wide, narrow } = formsOf(text);

  test("fits both widths, and no text is written over another", () => {
    expect([wide.width, narrow.width]).toEqual([WIDE_WIDTH, NARROW_WIDTH]);
    expect([...faults(wide), ...faults(narrow)]).toEqual([]);
  });

  test("says the same in both forms", () => {
    expect([...wordsOf(wide)].sort()).toEqual([...wordsOf(narrow)].sort());
  });
});

test("any graph fits both widths, and is drawn the same twice", () => {
  const id = fc.integer({ min: 0, max: 7 });
  const label = fc.constantFrom("", "yes", "when it was seen for the first time");
  const edge = fc.tuple(id, id, label);
  fc.assert(
    fc.property(fc.array(edge, { minLength: 1, maxLength: 12 }), fc.constantFrom("LR", "TB"), (edges, to) => {
      const lines = edges.map(([a, b, words]) =>
        words === "" ? `n${a}[Box number ${a}] --> n${b}` : `n${a} -->|${words}| n${b}`,
      );
      const text = `flowchart ${to}${NAMES}${lines.join("\n")}`;
      const forms = formsOf(text);
      expect([...faults(forms.wide), ...faults(forms.narrow)]).toEqual([]);
      expect(formsOf(text)).toEqual(forms);
    }),
    { numRuns: 30, seed: 7 },
  );
});

const FILE = { path: "/site/docs/x.mdx", data: {} };

test("a fence becomes a drawing with its text, its caption, and both forms", () => {
  const root = parseMarkdown(`\`\`\`mermaid caption="What it is."\n${SAMPLES["timeline"] ?? ""}\n\`\`\`\n`);
  remarkDiagrams({ siteDir: "/site" })(root, FILE);
  const [node] = root.children ?? [];
  const value = (name: string): string => (node && stringAttribute(node, name)) ?? "";
  expect(node?.name).toBe("TextDiagram");
  expect(value("caption")).toBe("What it is.");
  expect(value("source")).toContain("timeline");
  expect(JSON.parse(value("drawn"))).toMatchObject({ title: "A name", desc: "All of it." });
});

test("a diagram that cannot be drawn stops the build at its line", () => {
  const root = parseMarkdown("Text.\n\n```mermaid\nflowchart LR\naccTitle: A\naccDescr: B\na -> b\n```\n");
  expect(() => remarkDiagrams({ siteDir: "/site" })(root, FILE)).toThrow(WriterError);
  expect(() => remarkDiagrams({ siteDir: "/site" })(root, FILE)).toThrow(
    /^docs\/x\.mdx:7:3 diagram: "-> b" cannot be drawn in a flowchart/,
  );
});
