import fc from "fast-check";
import { elementsOf, parseHtml, textOf } from "../../build/html";
import { drawDiagram } from "./draw";

const NAMES = "\naccTitle: A name\naccDescr: All of it.\n";

/** One diagram of each kind, with the statements that it can have. */
const SAMPLES: Readonly<Record<string, string>> = {
  flowchart: `flowchart LR${NAMES}a["Peer (Linux)<br>at home"]:::accent & b(Round) -->|asks for| c{Allowed?}
    c -- yes --> d;
    c -.->|no| e([End])
    subgraph site ["Data center (EU)"]
      direction TB
      d[(Store)] <==> f((One)) --- g[[Sub]]
    end
    class e,g danger
    g --> j["Many: x | y & z"]:::tip --> h{{Six}} --> i(((Two)))`,
  states: `stateDiagram-v2${NAMES}direction LR
    state "Waiting for (approval)" as wait
    pick : Two<br>rows
    [*] --> wait
    wait --> pick : asked again, "twice"
    state "All Known" as Known {
      [*] --> Ready
      Ready --> Direct
    }
    Known --> [*]
    alone : Single`,
  classes: `classDiagram${NAMES}class Peer {
      <<entity>>
      +string id
      +connect(address) bool
    }
    class List~T~
    Peer : +string name
    Peer <|-- Router
    Peer "1" o-- "*" Group : is in
    Policy ..> Group`,
  entities: `erDiagram${NAMES}USER |o--o{ PEER : "signed in"
    PEER }o..|{ KEY : has
    PEER {
      string id PK
      string ip
    }`,
  sequence: `sequenceDiagram${NAMES}actor U as User (me)
    participant C as Client
    U->>+C: Start f(x) --> y
    C-->>-U: Done
    alt one
      note over U,C: Both
      U->>C: Ask
    else other
      U-)C: Talk
    end
    par first
      my-app->>C: hello
    and second
      C->>C: itself
    end
    loop every minute
      C->>U: Report
    end`,
};

function markupOf(text: string): string {
  const { drawn, problems } = drawDiagram(text);
  if (!drawn) throw new Error(problems.map(({ message }) => message).join("\n"));
  return `<svg>${drawn.wide.markup}</svg>`;
}

test.each(Object.entries(SAMPLES))("every word of a %s diagram is in the drawing", (_kind, text) => {
  const words = elementsOf(parseHtml(markupOf(text)), "text")
    .map(textOf)
    .join(" ");
  const labels = text
    .slice(text.indexOf(NAMES) + NAMES.length)
    .match(/\p{L}{3,}/gu)
    ?.filter(
      (word) =>
        !/^(?:accent|danger|tip|subgraph|end|site|direction|class|state|alt|par|note|over|else|and|participant|actor|quot|wait|asks?|pick|alone)$/.test(
          word,
        ),
    );
  for (const label of labels ?? []) expect(words).toContain(label);
});

test.each(Object.entries(SAMPLES))("a %s diagram asks for nothing, and has no styles", (_kind, text) => {
  const markup = markupOf(text);
  const elements = elementsOf(parseHtml(markup));
  expect(elements.filter(({ tagName }) => /^(?:style|script|image|a|foreignObject)$/.test(tagName))).toEqual(
    [],
  );
  expect(markup).not.toMatch(/\s(?:style|class|on\w+|href|data-[\w-]+)=/);
  expect(markup).not.toMatch(/https?:|@import/);
  const ids = [...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  for (const id of ids) expect(id).toMatch(/^drawing-id-/);
  for (const [, id] of markup.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
});

test("a flowchart from left to right goes from top to bottom in a narrow column", () => {
  const { drawn } = drawDiagram(SAMPLES["flowchart"] ?? "");
  expect(drawn?.narrow?.width).toBeLessThan(drawn?.wide.width ?? 0);
  expect(drawDiagram(SAMPLES["sequence"] ?? "").drawn?.narrow).toBeUndefined();
});

test("the labels of a flowchart are shown as they are written, and are never markup", () => {
  const label = fc
    .string({ minLength: 1, maxLength: 20, unit: "grapheme" })
    .filter((text) => /^[^"<>#`*\\:\p{C}]+$/u.test(text) && /\p{L}/u.test(text));
  fc.assert(
    fc.property(label, label, (box, line) => {
      const { drawn } = drawDiagram(`flowchart TB${NAMES}a["${box}"] -->|"${line.replaceAll("|", "")}"| b`);
      if (!drawn) return;
      const svg = parseHtml(`<svg>${drawn.wide.markup}</svg>`);
      const allowed = new Set([
        "svg",
        "defs",
        "marker",
        "polygon",
        "polyline",
        "rect",
        "text",
        "tspan",
        "g",
        "circle",
        "html",
        "head",
        "body",
      ]);
      expect(elementsOf(svg).filter(({ tagName }) => !allowed.has(tagName))).toEqual([]);
      expect(elementsOf(svg, "text").map((one) => textOf(one).trim())).toContain(box.trim());
    }),
    { numRuns: 60 },
  );
});

test("the diamond of a class diagram is beside its box, not under it", () => {
  const markers = elementsOf(parseHtml(markupOf(SAMPLES["classes"] ?? "")), "marker");
  expect(markers.length).toBeGreaterThan(2);
  for (const { properties } of markers) expect(Number(properties["refX"])).toBeGreaterThan(0);
});
