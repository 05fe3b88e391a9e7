import { directionNamed, directionOf, GraphBuilder } from "./graphBuilder";
import { labelProblem, rowOf, rowsOf } from "./labels";
import type { DiagramProblem, EdgeEnd, Graph, GraphEdge, NodeForm } from "./model";
import { unknownStatement, type DiagramSource, type Statement } from "./source";

const EXAMPLE = "a[Laptop] -->|asks| b[Server]";
const ID = /[\p{L}\p{N}_]+(?:[-.](?=[\p{L}\p{N}_])[\p{L}\p{N}_]+)*/uy;
const TONE = /:::([\w-]+)/y;
const LINK = /(<|x(?=[-=])|o(?=[-=]))?(-{2,}|={2,}|-\.+-)([>xo](?!\w)|>)?(?:\s*\|([^|]*)\|)?/y;
const LINK_WITH_TEXT =
  /(<)?(--|==|-\.)(?![-=.>|])(?:\s+|(?=["\p{L}]))([^|]+?)\s*(-{2,}|={2,}|\.+-)([>xo](?!\w)|>)?/uy;

/** Marks around a label, longest first, and the form that they give. */
const FORMS: readonly (readonly [open: string, close: string, form: NodeForm])[] = [
  ["([", "])", "pill"],
  ["[(", ")]", "cylinder"],
  ["[[", "]]", "subroutine"],
  ["((", "))", "circle"],
  ["(", ")", "round"],
  ["[", "]", "box"],
  ["{", "}", "diamond"],
];

/** Marks of forms that are not drawn. */
const OTHER_FORMS = /(?:\[[/\\]|\(\(\(|\{\{|>|@\{)/y;

/** Reads a flowchart: `flowchart LR`, boxes, wires, `subgraph … end` and `class a accent`. */
export function readFlowchart({ header, statements }: DiagramSource): {
  graph: Graph;
  problems: readonly DiagramProblem[];
} {
  const builder = new GraphBuilder();
  builder.direction = directionNamed(header.text.split(/\s+/)[1] ?? "TB");
  for (const statement of statements) readStatement(statement, builder);
  const graph = builder.result();
  return { graph, problems: builder.problems };
}

function readStatement(statement: Statement, builder: GraphBuilder): void {
  const { text, offset } = statement;
  const subgraph = /^subgraph\s+(.+)$/.exec(text)?.[1];
  const [, ids, tone] = /^class\s+([\w,\s-]+?)\s+([\w-]+)$/.exec(text) ?? [];
  if (subgraph !== undefined) openGroup(subgraph, offset, builder);
  else if (text === "end") {
    if (!builder.close())
      builder.problems.push({ offset, message: '"end" has no opening line.', fix: "remove it." });
  } else if (directionOf(text) !== undefined) {
    const fix = "remove the line; the first line of the diagram gives the direction.";
    builder.problems.push({ offset, message: "A group cannot have its own direction.", fix });
  } else if (ids !== undefined && tone !== undefined)
    for (const id of ids.split(/[\s,]+/)) builder.tone(id, tone, offset);
  else new Line(statement, builder).read();
}

function openGroup(text: string, offset: number, builder: GraphBuilder): void {
  const [, id, label] = /^([\w-]+)\s*\[(.*)\]$/.exec(text) ?? [];
  builder.open(id ?? text.replace(/^"(.*)"$/, "$1"), rowOf(label ?? text), offset);
}

/** One line of boxes and wires: `a & b --> c -- text --> d`. */
class Line {
  readonly #text: string;
  readonly #offset: number;
  readonly #statement: Statement;
  readonly #builder: GraphBuilder;
  #at = 0;

  constructor(statement: Statement, builder: GraphBuilder) {
    this.#statement = statement;
    this.#text = statement.text;
    this.#offset = statement.offset;
    this.#builder = builder;
  }

  read(): void {
    let from = this.#nodes();
    while (from && this.#at < this.#text.length) {
      const start = this.#at;
      const link = this.#link();
      const to = link && this.#nodes();
      if (!link || !to) {
        if (!link) this.#unknown();
        return;
      }
      for (const a of from)
        for (const b of to) this.#builder.edge({ ...link, from: a, to: b }, this.#offset + start);
      from = to;
    }
  }

  /** Ids joined by `&`; undefined after a problem. */
  #nodes(): string[] | undefined {
    const ids: string[] = [];
    do {
      this.#skipSpace();
      const id = this.#match(ID)?.[0];
      if (id === undefined) {
        this.#unknown();
        return undefined;
      }
      if (!this.#label(id)) return undefined;
      const start = this.#at;
      const tone = this.#match(TONE)?.[1];
      if (tone !== undefined) this.#builder.tone(id, tone, this.#offset + start + 3);
      ids.push(id);
      this.#skipSpace();
    } while (this.#match(/&/y));
    return ids;
  }

  /** The form and the label of a box, when there are any; false after a problem. */
  #label(id: string): boolean {
    const start = this.#at;
    const other = this.#match(OTHER_FORMS)?.[0];
    if (other !== undefined) {
      const message = `Boxes cannot have the shape "${other}".`;
      const fix = 'use "[…]", "(…)", "([…])", "[(…)]", "[[…]]", "((…))" or "{…}".';
      this.#builder.problems.push({ offset: this.#offset + start, message, fix });
      return false;
    }
    const found = FORMS.find(([open]) => this.#text.startsWith(open, start));
    if (!found) {
      this.#builder.node(id);
      return true;
    }
    const [open, close, form] = found;
    const quoted = /\s*"[^"]*"\s*/y;
    quoted.lastIndex = start + open.length;
    const inQuotes = quoted.exec(this.#text)?.[0].length ?? 0;
    const end = this.#text.indexOf(close, start + open.length + inQuotes);
    const label = this.#text.slice(start + open.length, end);
    const offset = this.#offset + start;
    if (end === -1 || (inQuotes === 0 && /[[\](){}|"]/.test(label))) {
      const message = end === -1 ? `This "${open}" is not closed.` : "The label contains brackets or quotes.";
      const fix =
        end === -1 ? `write "${close}" after the label.` : 'write the label in quotes: ["Peer (Linux)"].';
      this.#builder.problems.push({ offset, message, fix });
      return false;
    }
    const problem = labelProblem(label, offset);
    if (problem) this.#builder.problems.push(problem);
    const rows = rowsOf(label);
    this.#builder.node(id, { form, label: rows.length === 0 ? [id] : rows });
    this.#at = end + close.length;
    return true;
  }

  #link(): Omit<GraphEdge, "from" | "to"> | undefined {
    this.#skipSpace();
    const start = this.#at;
    const texted = this.#match(LINK_WITH_TEXT);
    const found = texted
      ? { left: texted[1], line: texted[2] ?? "", right: texted[5], label: texted[3] }
      : this.#plainLink();
    if (!found) return undefined;
    const problem = labelProblem(found.label ?? "", this.#offset + start);
    if (problem) this.#builder.problems.push(problem);
    const label = found.label === undefined ? "" : rowOf(found.label);
    return {
      label: label === "" ? undefined : label,
      line: found.line.startsWith("=") ? "thick" : found.line.includes(".") ? "dotted" : "solid",
      start: endOf(found.left),
      end: endOf(found.right),
    };
  }

  #plainLink() {
    const link = this.#match(LINK);
    return link && { left: link[1], line: link[2] ?? "", right: link[3], label: link[4] };
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text) ?? undefined;
    if (found) this.#at += found[0].length;
    return found;
  }

  #skipSpace(): void {
    this.#match(/\s*/y);
  }

  #unknown(): void {
    const rest = { text: this.#text.slice(this.#at) || this.#text, offset: this.#offset + this.#at };
    this.#builder.problems.push(
      unknownStatement(this.#at === 0 ? this.#statement : rest, "flowchart", EXAMPLE),
    );
  }
}

function endOf(mark: string | undefined): EdgeEnd {
  if (mark === undefined) return "none";
  if (mark === "x") return "cross";
  return mark === "o" ? "dot" : "arrow";
}
