import { nearest } from "../../../../src/lib/nearest";
import { readFlowchart } from "./flowchart";
import { CLASSES, ENTITIES, readLines, SEQUENCE, STATES } from "./grammar";
import { readSource, type DiagramProblem, type DiagramSource } from "./source";

/** A diagram in text that can be rendered. */
export interface Diagram {
  readonly title: string;
  readonly desc: string;
  /** The text for the renderer. */
  readonly text: string;
  /** The same from top to bottom, for narrow columns; undefined for a diagram that goes that way anyway. */
  readonly narrow: string | undefined;
}

/** The diagram, or what keeps it from being drawn. */
export type DiagramRead =
  | { readonly diagram: Diagram; readonly problems: readonly [] }
  | { readonly diagram: undefined; readonly problems: readonly DiagramProblem[] };

type Reader = (source: DiagramSource) => { lines: readonly string[]; problems: readonly DiagramProblem[] };

/** The first line of each kind, and its reader. The first line for the renderer is `as`, with the written direction. */
const READERS: readonly { readonly header: RegExp; readonly as: string; readonly read: Reader }[] = [
  { header: /^(?:flowchart|graph)(?:\s+(TB|TD|BT|LR|RL))?$/, as: "flowchart", read: readFlowchart },
  { header: /^stateDiagram(?:-v2)?$/, as: "stateDiagram-v2", read: readStates },
  { header: /^classDiagram(?:-v2)?$/, as: "classDiagram", read: (source) => readLines(source, CLASSES) },
  { header: /^erDiagram$/, as: "erDiagram", read: (source) => readLines(source, ENTITIES) },
  { header: /^sequenceDiagram$/, as: "sequenceDiagram", read: (source) => readLines(source, SEQUENCE) },
];

const KINDS = ["flowchart LR", "sequenceDiagram", "stateDiagram-v2", "classDiagram", "erDiagram"];

/** Kinds of Mermaid diagrams that are not supported, each with an alternative. */
const INSTEAD: readonly (readonly [header: RegExp, instead: string])[] = [
  [/^(?:timeline|gantt)\b/, "write a table, or a numbered list"],
  [/^(?:pie|xychart|quadrantChart|sankey|radar|treemap)\b/, "write the numbers as a table"],
  [/^mindmap\b/, 'write a nested list, or "flowchart LR"'],
  [/^(?:journey|kanban|requirementDiagram|packet|zenuml)\b/, "write a numbered list, or a table"],
  [/^(?:gitGraph|C4\w*|architecture|block)\b/, 'write "flowchart LR" with subgraphs'],
];

/** The lines of a state diagram. Names of states come first, because the renderer keeps the first name of a state. */
function readStates(source: DiagramSource): ReturnType<Reader> {
  const { lines, problems } = readLines(source, STATES);
  const named = lines.filter((line) => /^\S+ : (?!$)/.test(line));
  return { lines: [...named, ...lines], problems };
}

/** Reads the text of a diagram. */
export function readDiagram(text: string): DiagramRead {
  const source = readSource(text);
  const reader = READERS.find(({ header }) => header.test(source.header.text));
  if (!reader)
    return { diagram: undefined, problems: [...source.problems, unknownKind(source)].sort(byOffset) };
  const { lines, problems } = reader.read(source);
  const all = [...source.problems, ...missing(source), ...problems].sort(byOffset);
  if (all.length > 0) return { diagram: undefined, problems: all };
  const direction = reader.header.exec(source.header.text)?.[1] ?? "TB";
  const head = reader.as === "flowchart" ? `${reader.as} ${direction}` : reader.as;
  const whole = [head, ...lines].join("\n");
  const down = whole.replace(/^(flowchart|direction) (?:LR|RL)$/gm, "$1 TB");
  const narrow = down === whole ? undefined : down;
  return {
    diagram: { title: source.title ?? "", desc: source.desc ?? "", text: whole, narrow },
    problems: [],
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

function missing({ header: { offset }, title, desc, statements }: DiagramSource): DiagramProblem[] {
  const names = [
    { name: "accTitle", value: title, says: "what it shows, in a few words" },
    {
      name: "accDescr",
      value: desc,
      says: "everything it shows, in sentences, for readers who cannot see it",
    },
  ];
  const unnamed = names
    .filter(({ value }) => (value ?? "").trim() === "")
    .map(({ name, says }) => ({
      offset,
      message: `The diagram has no ${name}.`,
      fix: `write "${name}: …" below its first line: ${says}.`,
    }));
  if (statements.length > 0) return unnamed;
  return [
    ...unnamed,
    { offset, message: "The diagram is empty.", fix: "write boxes and lines below the first line." },
  ];
}

function byOffset(a: DiagramProblem, b: DiagramProblem): number {
  return a.offset - b.offset;
}
