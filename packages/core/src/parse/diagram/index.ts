import { nearest } from "../../lib/nearest";
import type { TextProblem } from "../place";
import { FLOW_LINE, groupsFirst, boxProblems, withSpaces } from "./flowchart";

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
  | { readonly diagram: undefined; readonly problems: readonly TextProblem[] };

/** A line of a diagram without indent and semicolon. */
export interface Statement {
  readonly text: string;
  /** Offset of its first character in the text of the diagram. */
  readonly offset: number;
}

/** A kind of diagram. The renderer leaves out lines that it cannot read, so each link must have a form that it reads. */
interface Kind {
  readonly header: RegExp;
  /** Its name in messages. */
  readonly name: string;
  readonly example: string;
  readonly link: RegExp;
}

const KINDS: readonly Kind[] = [
  {
    header: /^(?:flowchart|graph)(?: +(?:TB|TD|BT|LR|RL))?$/,
    name: "flowchart",
    example: "a[Laptop] -->|asks| b[Server]",
    link: FLOW_LINE,
  },
  {
    header: /^sequenceDiagram$/,
    name: "sequence diagram",
    example: "Client->>Management: Log in",
    link: /^\S+?\s*--?(?:>>?|\))\s*[+-]?\S+?\s*:\s*\S/,
  },
  {
    header: /^stateDiagram(?:-v2)?$/,
    name: "state diagram",
    example: "Idle --> Connected : peer seen",
    link: /^(?:\[\*\]|[\w\p{L}-]+?)\s*-->\s*(?:\[\*\]|[\w\p{L}-]+)(?:\s*:(?!:)\s*\S.*)?$/u,
  },
  {
    header: /^classDiagram$/,
    name: "class diagram",
    example: "Resource <|-- Host",
    link: /^\S+\s+(?:"[^"]*"\s+)?(?:<\|(?:--|\.\.)|(?:--|\.\.)\|?>|<(?:--|\.\.)|[*o]--|--[*o])\s+(?:"[^"]*"\s+)?\S+(?:\s*:\s*\S.*)?$/,
  },
  {
    header: /^erDiagram$/,
    name: "entity diagram",
    example: 'PEER }o--o{ GROUP : "is in"',
    link: /^\S+\s+(?:\|[|o]|\}[|o])(?:--|\.\.)(?:[|o]\||[|o]\{)\s+\S+\s*:\s*\S/,
  },
];

const HEADERS = ["flowchart LR", "sequenceDiagram", "stateDiagram-v2", "classDiagram", "erDiagram"];

/** Marks a line as a link, in all kinds but flowcharts; text in quotes and after a colon is left out before. */
const LINK_SIGN = /--|->|\.\.|^\S+?\s*-x\s*\S+$/;

/** Reads the text of a diagram. */
export function readDiagram(text: string): DiagramRead {
  const lines = statementsOf(text);
  const names = new Map(lines.map(nameIn).filter((name) => name !== undefined));
  const [header = { text: "", offset: 0 }, ...statements] = lines.filter((line) => !nameIn(line));
  const kind = KINDS.find((one) => one.header.test(header.text));
  if (!kind) return { diagram: undefined, problems: [unknownKind(header)] };
  const problems = [
    ...missing(header, names, statements),
    ...statements.flatMap((statement) => (isRead(statement, kind) ? [] : [unread(statement, kind)])),
    ...(kind.name === "flowchart" ? boxProblems(groupsFirst(statements)) : []),
  ];
  if (problems.length > 0) return { diagram: undefined, problems };
  const whole = forRenderer(header.text, statements, kind);
  const down = whole.replace(/^(flowchart|direction) (?:LR|RL)$/gm, "$1 TB");
  const narrow = down === whole ? undefined : down;
  const [title, desc] = [names.get("Title") ?? "", names.get("Descr") ?? ""];
  return { diagram: { title, desc, text: whole, narrow }, problems: [] };
}

function statementsOf(text: string): Statement[] {
  let offset = 0;
  return text.split("\n").flatMap((line) => {
    const start = offset + line.length - line.trimStart().length;
    offset += line.length + 1;
    const trimmed = line.trim().replace(/;+$/, "");
    return trimmed === "" || trimmed.startsWith("%%") ? [] : [{ text: trimmed, offset: start }];
  });
}

function nameIn({ text }: Statement): [name: string, value: string] | undefined {
  const [, name, value = ""] = /^acc(Title|Descr)\s*:\s*(.*)$/.exec(text) ?? [];
  return name === undefined ? undefined : [name, value];
}

function forRenderer(header: string, statements: readonly Statement[], { name }: Kind): string {
  if (name === "flowchart") {
    const lines = groupsFirst(statements).map(({ text }) => withSpaces(text));
    const [, direction = "TB"] = header.split(/ +/);
    return [`flowchart ${direction}`, ...lines].join("\n");
  }
  // The renderer knows the mark of "none or more" in one spelling only.
  const lines = statements.map(({ text }) =>
    name === "entity diagram" ? text.replace(/\}o(?=--|\.\.)/, "{o") : text,
  );
  return [header, ...lines].join("\n");
}

function isRead({ text }: Statement, { name, link }: Kind): boolean {
  if (name === "flowchart") return link.test(withSpaces(text));
  return !LINK_SIGN.test(text.replace(/"[^"]*"|:.*$/g, "").trim()) || link.test(text);
}

function unread({ text, offset }: Statement, { name, example }: Kind): TextProblem {
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  const message = `"${shown}" cannot be drawn in ${name.startsWith("e") ? "an" : "a"} ${name}.`;
  return { offset, message, fix: `write lines such as "${example}".` };
}

function unknownKind({ text, offset }: Statement): TextProblem {
  const near = nearest(text, HEADERS);
  const message = text === "" ? "The diagram is empty." : `There is no kind of diagram called "${text}".`;
  const fix = near
    ? `write "${near}".`
    : `begin with one of ${HEADERS.join(", ")}, or write a table or a list.`;
  return { offset, message, fix };
}

function missing(
  { offset }: Statement,
  names: ReadonlyMap<string, string>,
  statements: readonly Statement[],
): TextProblem[] {
  const says = {
    Title: "what it shows, in a few words",
    Descr: "everything it shows, in sentences, for readers who cannot see it",
  };
  const unnamed = Object.entries(says).flatMap(([name, meaning]) => {
    const message = `The diagram has no acc${name}.`;
    return names.get(name)
      ? []
      : [{ offset, message, fix: `write "acc${name}: …" below its first line: ${meaning}.` }];
  });
  if (statements.length > 0) return unnamed;
  return [
    ...unnamed,
    { offset, message: "The diagram is empty.", fix: "write boxes and lines below the first line." },
  ];
}
