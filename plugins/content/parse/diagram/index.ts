import { nearest } from "../../../../src/lib/nearest";
import { readClasses } from "./classes";
import { readEntities } from "./entities";
import { readFlowchart } from "./flowchart";
import type { Diagram, DiagramProblem, Graph, Sequence, Timeline } from "./model";
import { readSequence } from "./sequence";
import { readSource, type DiagramSource } from "./source";
import { readStates } from "./states";
import { readTimeline } from "./timeline";

// Diagrams in text, ` ```mermaid `: five kinds of Mermaid's language, each with the statements that can be drawn without a
// browser. What was tried before there were readers of our own, on six diagrams and a broken one (Node 20, November 2026):
//
// | renderer                     | size, packages | kinds          | time each    | a line that means nothing | the drawing                     |
// | ---------------------------- | -------------- | -------------- | ------------ | ------------------------- | ------------------------------- |
// | mermaid 11.17 and jsdom 29   | 92 MB, 140     | all            | 150–1,000 ms | named with its line       | no layout: nothing has a size   |
// | mermaid 11.17 as parser only | 84 MB, 100     | 2 of 6, no DOM | 200–400 ms   | named with its line       | none                            |
// | beautiful-mermaid 1.1.3      | 19 MB, 3       | no timeline    | 2–50 ms      | left out without a word   | styles inline, one width        |
// | own readers and dagre 3.1    | 2.4 MB, 2      | the five below | 1–30 ms      | named with its line       | the kit's, a wide and a narrow  |
//
// All of them are under the MIT license; elkjs, which beautiful-mermaid brings, is under EPL or GPL.

/** The diagram, or what keeps it from being drawn. */
export type DiagramRead =
  | { readonly diagram: Diagram; readonly problems: readonly [] }
  | { readonly diagram: undefined; readonly problems: readonly DiagramProblem[] };

type Body = Graph | Sequence | Timeline;
type KindReader = (source: DiagramSource) => { body: Body; problems: readonly DiagramProblem[] };

/** The first line of each kind, and its reader. */
const READERS: readonly (readonly [header: RegExp, read: KindReader])[] = [
  [/^(?:flowchart|graph)(?:\s+(?:TB|TD|BT|LR|RL))?$/, graphOf(readFlowchart)],
  [/^stateDiagram(?:-v2)?$/, graphOf(readStates)],
  [/^classDiagram(?:-v2)?$/, graphOf(readClasses)],
  [/^erDiagram$/, graphOf(readEntities)],
  [
    /^sequenceDiagram$/,
    (source) => {
      const { sequence, problems } = readSequence(source);
      return { body: sequence, problems };
    },
  ],
  [
    /^timeline$/,
    (source) => {
      const { timeline, problems } = readTimeline(source);
      return { body: timeline, problems };
    },
  ],
];

const KINDS = ["flowchart LR", "sequenceDiagram", "stateDiagram-v2", "classDiagram", "erDiagram", "timeline"];

/** Kinds of Mermaid diagrams that are not supported, each with an alternative. */
const INSTEAD: readonly (readonly [header: RegExp, instead: string])[] = [
  [/^gantt\b/, 'write "timeline", or a table'],
  [/^(?:pie|xychart|quadrantChart|sankey|radar|treemap)\b/, "write the numbers as a table"],
  [/^mindmap\b/, 'write a nested list, or "flowchart LR"'],
  [/^(?:journey|kanban|requirementDiagram|packet|zenuml)\b/, "write a numbered list, or a table"],
  [/^(?:gitGraph|C4\w*|architecture|block)\b/, 'write "flowchart LR" with subgraphs'],
];

/** Reads the text of a diagram. */
export function readDiagram(text: string): DiagramRead {
  const source = readSource(text);
  const reader = READERS.find(([header]) => header.test(source.header.text))?.[1];
  if (!reader)
    return { diagram: undefined, problems: [...source.problems, unknownKind(source)].sort(byOffset) };
  const { body, problems } = reader(source);
  const all = [...source.problems, ...missingNames(source), ...problems].sort(byOffset);
  if (all.length > 0) return { diagram: undefined, problems: all };
  return { diagram: { ...body, title: source.title ?? "", desc: source.desc ?? "" }, problems: [] };
}

function graphOf(
  read: (source: DiagramSource) => { graph: Graph; problems: readonly DiagramProblem[] },
): KindReader {
  return (source) => {
    const { graph, problems } = read(source);
    return { body: graph, problems };
  };
}

function unknownKind({ header: { text, offset } }: DiagramSource): DiagramProblem {
  const instead = INSTEAD.find(([header]) => header.test(text))?.[1];
  if (instead !== undefined)
    return { offset, message: `This site does not draw "${text}" diagrams.`, fix: `${instead}.` };
  const near = nearest(text, KINDS);
  const message = text === "" ? "The diagram is empty." : `There is no kind of diagram called "${text}".`;
  return { offset, message, fix: near ? `write "${near}".` : `begin with one of ${KINDS.join(", ")}.` };
}

function missingNames({ header: { offset }, title, desc }: DiagramSource): DiagramProblem[] {
  const missing = [
    { name: "accTitle", value: title, says: "what it shows, in a few words" },
    {
      name: "accDescr",
      value: desc,
      says: "everything it shows, in sentences, for readers who cannot see it",
    },
  ];
  return missing
    .filter(({ value }) => (value ?? "").trim() === "")
    .map(({ name, says }) => ({
      offset,
      message: `The diagram has no ${name}.`,
      fix: `write "${name}: …" below its first line: ${says}.`,
    }));
}

function byOffset(a: DiagramProblem, b: DiagramProblem): number {
  return a.offset - b.offset;
}
