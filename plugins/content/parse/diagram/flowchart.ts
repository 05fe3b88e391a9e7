import { labelProblem, labelText, toneProblem } from "./labels";
import { unknownStatement, type DiagramProblem, type DiagramSource, type Statement } from "./source";

const EXAMPLE = "a[Laptop] -->|asks| b[Server]";
const ID = /[\p{L}\p{N}_]+(?:[-.](?=[\p{L}\p{N}_])[\p{L}\p{N}_]+)*/uy;
const TONE = /:::([\w-]+)/y;
const LINK = /(<|[xo](?=[-=]))?(-{2,}|={2,}|-\.+-)([>xo](?!\w)|>)?(?:\s*\|([^|]*)\|)?/y;
const LINK_WITH_TEXT =
  /(<)?(--|==|-\.)(?![-=.>|])(?:\s+|(?=["\p{L}]))([^|]+?)\s*(-{2,}|={2,}|\.+-)([>xo](?!\w)|>)?/uy;

/** Marks around a label, longest first. */
const FORMS: readonly (readonly [open: string, close: string])[] = [
  ["(((", ")))"],
  ["([", "])"],
  ["[(", ")]"],
  ["[[", "]]"],
  ["((", "))"],
  ["{{", "}}"],
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
];
/** Each kind of line without and with an arrow. */
const LINES = { solid: ["---", "-->"], dotted: ["-.-", "-.->"], thick: ["===", "==>"] } as const;
const OTHER_FORMS = /(?:\[[/\\]|>|@\{)/y;
const DIRECTION = /^direction\s+(?:TB|TD|BT|LR|RL)$/;

/** A box as the renderer reads it. */
interface Box {
  readonly name: string;
  form: readonly [open: string, close: string];
  label: string;
  /** Number of the group in which it is drawn: the innermost one that names it first. */
  group: number | undefined;
}

/** A line of boxes and links: text, and ids whose boxes are written when all lines are known. */
type Piece = string | { readonly id: string; readonly group: number | undefined };

/**
 * Reads a flowchart, and writes it in the words of the renderer, which takes ASCII ids only, the first label of a box, and
 * a box into the group in which it is first named with a label.
 *
 * @returns lines for the renderer without the first one
 */
export function readFlowchart({ statements }: DiagramSource): {
  lines: readonly string[];
  problems: readonly DiagramProblem[];
} {
  const reader = new FlowchartReader();
  for (const statement of statements) reader.read(statement);
  return reader.result();
}

class FlowchartReader {
  readonly #boxes = new Map<string, Box>();
  readonly #lines: Piece[][] = [];
  readonly #problems: DiagramProblem[] = [];
  readonly #open: { readonly group: number; readonly offset: number }[] = [];
  readonly #groupIds = new Set<string>();
  readonly #uses: { readonly id: string; readonly offset: number }[] = [];
  #groups = 0;
  #text = "";
  #offset = 0;
  #at = 0;

  read(statement: Statement): void {
    const { text, offset } = statement;
    const subgraph = /^subgraph\s+(.+)$/.exec(text)?.[1];
    const [, ids, tone] = /^class\s+([\w,\s-]+?)\s+([\w-]+)$/.exec(text) ?? [];
    if (subgraph !== undefined) this.#openGroup(subgraph, offset);
    else if (text === "end") {
      if (this.#open.pop()) this.#lines.push(["end"]);
      else this.#problems.push({ offset, message: '"end" has no opening line.', fix: "remove it." });
    } else if (DIRECTION.test(text) && this.#open.length > 0) this.#lines.push([text]);
    else if (ids !== undefined && tone !== undefined)
      for (const id of ids.split(/[\s,]+/)) {
        this.#box(id, offset);
        this.#lines.push([`class ${this.#boxes.get(id)?.name} ${this.#tone(tone, offset)}`]);
      }
    else {
      this.#text = text;
      this.#offset = offset;
      this.#at = 0;
      const line = this.#line(statement);
      if (line) this.#lines.push(line);
    }
  }

  result(): { lines: readonly string[]; problems: readonly DiagramProblem[] } {
    for (const { offset } of this.#open)
      this.#problems.push({
        offset,
        message: "This block is not closed.",
        fix: 'write its end below its last line: "end".',
      });
    for (const { id, offset } of this.#uses)
      if (this.#groupIds.has(id))
        this.#problems.push({
          offset,
          message: `The line ends at the group "${id}".`,
          fix: "end it at a box in the group.",
        });
    const written = new Set<string>();
    const lines = this.#lines.map((line) => line.map((piece) => this.#written(piece, written)).join(""));
    return { lines, problems: this.#problems };
  }

  /** A piece as text: a box has its label where it is first named, outside of groups and in its group. */
  #written(piece: Piece, written: Set<string>): string {
    if (typeof piece === "string") return piece;
    const box = this.#boxes.get(piece.id);
    if (!box) return "";
    // The renderer takes a box with a label into the group of the line, and keeps the label that it reads first.
    const isElsewhere = piece.group !== undefined && piece.group !== box.group;
    const key = `${box.name} ${piece.group}`;
    if (isElsewhere || written.has(key)) return box.name;
    written.add(key);
    return `${box.name}${box.form[0]}${box.label}${box.form[1]}`;
  }

  #openGroup(text: string, offset: number): void {
    const [, id, label] = /^([\p{L}\w-]+)\s*\[(.*)\]$/u.exec(text) ?? [];
    this.#groups += 1;
    this.#open.push({ group: this.#groups, offset });
    this.#groupIds.add(id ?? text.replace(/^"(.*)"$/, "$1"));
    this.#problem(labelProblem(label ?? text, offset));
    this.#lines.push([`subgraph g${this.#groups} [${labelText(label ?? text)}]`]);
  }

  #box(id: string, offset: number): Piece {
    this.#uses.push({ id, offset });
    const group = this.#open.at(-1)?.group;
    const known = this.#boxes.get(id);
    if (known) known.group ??= group;
    else this.#boxes.set(id, { name: `n${this.#boxes.size}`, form: ["[", "]"], label: labelText(id), group });
    return { id, group };
  }

  /** `a & b --> c -- text --> d`; undefined after a problem. */
  #line(statement: Statement): Piece[] | undefined {
    const pieces: Piece[] = [];
    if (!this.#nodes(pieces)) return undefined;
    while (this.#at < this.#text.length) {
      const link = this.#link();
      if (link === undefined) this.#unknown(statement);
      if (link === undefined) return undefined;
      pieces.push(` ${link} `);
      if (!this.#nodes(pieces)) return undefined;
    }
    return pieces;
  }

  /** Boxes joined by `&`; false after a problem. */
  #nodes(pieces: Piece[]): boolean {
    for (;;) {
      this.#match(/\s*/y);
      const offset = this.#offset + this.#at;
      const id = this.#match(ID)?.[0];
      if (id === undefined) {
        this.#unknown({ text: this.#text, offset: this.#offset });
        return false;
      }
      pieces.push(this.#box(id, offset));
      if (!this.#label(id)) return false;
      const tone = this.#match(TONE)?.[1];
      if (tone !== undefined) pieces.push(`:::${this.#tone(tone, this.#offset + this.#at - tone.length)}`);
      this.#match(/\s*/y);
      if (!this.#match(/&/y)) return true;
      pieces.push(" & ");
    }
  }

  /** The form and the label of a box, when there are any; false after a problem. */
  #label(id: string): boolean {
    const start = this.#at;
    const offset = this.#offset + start;
    const other = this.#match(OTHER_FORMS)?.[0];
    if (other !== undefined) {
      const message = `Boxes cannot have the shape "${other}".`;
      const fix = 'use "[…]", "(…)", "([…])", "[(…)]", "[[…]]", "((…))", "{…}" or "{{…}}".';
      this.#problems.push({ offset, message, fix });
      return false;
    }
    const form = FORMS.find(([open]) => this.#text.startsWith(open, start));
    if (!form) return true;
    const [open, close] = form;
    const quoted = /\s*"[^"]*"\s*/y;
    quoted.lastIndex = start + open.length;
    const inQuotes = quoted.exec(this.#text)?.[0].length ?? 0;
    const end = this.#text.indexOf(close, start + open.length + inQuotes);
    const label = this.#text.slice(start + open.length, end);
    if (end === -1 || (inQuotes === 0 && /[[\](){}|"]/.test(label))) {
      const message = end === -1 ? `This "${open}" is not closed.` : "The label contains brackets or quotes.";
      const fix =
        end === -1 ? `write "${close}" after the label.` : 'write the label in quotes: ["Peer (Linux)"].';
      this.#problems.push({ offset, message, fix });
      return false;
    }
    this.#problem(labelProblem(label, offset));
    const box = this.#boxes.get(id);
    const text = labelText(label);
    if (box && text !== "") Object.assign(box, { form, label: text });
    this.#at = end + close.length;
    return true;
  }

  /** A link in the one spelling that the renderer reads; undefined when there is none. */
  #link(): string | undefined {
    this.#match(/\s*/y);
    const offset = this.#offset + this.#at;
    const texted = this.#match(LINK_WITH_TEXT);
    const plain = texted ? undefined : this.#match(LINK);
    const found = texted ?? plain;
    if (!found) return undefined;
    const [, left, line = ""] = found;
    const right = texted ? texted[5] : plain?.[3];
    const label = (texted ? texted[3] : plain?.[4]) ?? "";
    if (/[xo]/.test(`${left ?? ""}${right ?? ""}`)) {
      const message = 'Lines cannot end in "x" or "o".';
      this.#problems.push({ offset, message, fix: 'write "-->" or "---", and say it in the label.' });
    }
    this.#problem(labelProblem(label, offset));
    const kind = line.startsWith("=") ? "thick" : line.includes(".") ? "dotted" : "solid";
    const text = labelText(label);
    return `${left === undefined ? "" : "<"}${LINES[kind][right === undefined ? 0 : 1]}${text && `|${text}|`}`;
  }

  #tone(name: string, offset: number): string {
    this.#problem(toneProblem(name, offset));
    return name;
  }

  #problem(problem: DiagramProblem | undefined): void {
    if (problem) this.#problems.push(problem);
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text) ?? undefined;
    if (found) this.#at += found[0].length;
    return found;
  }

  #unknown(statement: Statement): void {
    const rest = { text: this.#text.slice(this.#at) || this.#text, offset: this.#offset + this.#at };
    this.#problems.push(unknownStatement(this.#at === 0 ? statement : rest, "flowchart", EXAMPLE));
  }
}
