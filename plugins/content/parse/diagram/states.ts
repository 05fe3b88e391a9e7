import { directionOf, GraphBuilder } from "./graphBuilder";
import { labelProblem, rowOf, rowsOf } from "./labels";
import type { DiagramProblem, Graph, NodeForm } from "./model";
import { unknownStatement, type DiagramSource, type Statement } from "./source";

const EXAMPLE = "Idle --> Connected : peer seen";
const WIRE =
  /^(\[\*\]|[\p{L}\w-]+?)(?::::([\w-]+))?\s*-->\s*(\[\*\]|[\p{L}\w-]+)(?::::([\w-]+))?\s*(?::\s*(.*))?$/u;
const FORMS: Readonly<Record<string, NodeForm>> = { choice: "diamond", fork: "bar", join: "bar" };

/** Reads a state diagram: wires, `[*]`, `state "Words" as A`, groups of states, choices and notes. */
export function readStates({ statements }: DiagramSource): {
  graph: Graph;
  problems: readonly DiagramProblem[];
} {
  const builder = new GraphBuilder();
  let note: { readonly id: string; readonly offset: number; readonly rows: string[] } | undefined;
  let notes = 0;
  for (const statement of statements) {
    const { text, offset } = statement;
    if (note) {
      if (/^end\s+note$/.test(text)) {
        addNote(builder, note.id, note.rows, (notes += 1), note.offset);
        note = undefined;
      } else note.rows.push(...rowsOf(text));
      continue;
    }
    const [, of, words] = /^note\s+(?:right|left)\s+of\s+([\p{L}\w-]+)\s*(?::\s*(.*))?$/u.exec(text) ?? [];
    if (of !== undefined && words !== undefined) addNote(builder, of, rowsOf(words), (notes += 1), offset);
    else if (of !== undefined) note = { id: of, offset, rows: [] };
    else readStatement(statement, builder);
  }
  if (note)
    builder.problems.push({
      offset: note.offset,
      message: "This note is not closed.",
      fix: 'write "end note".',
    });
  const graph = builder.result();
  return { graph, problems: builder.problems };
}

function addNote(
  builder: GraphBuilder,
  of: string,
  label: readonly string[],
  number: number,
  offset: number,
): void {
  const id = `note ${number}`;
  builder.node(of, {});
  builder.node(id, { form: "note", label });
  builder.edge({ from: of, to: id, label: undefined, line: "dotted", start: "none", end: "none" }, offset);
}

function readStatement(statement: Statement, builder: GraphBuilder): void {
  const { text, offset } = statement;
  const direction = directionOf(text);
  const wire = WIRE.exec(text);
  const [, quoted, alias, opens] = /^state\s+"([^"]*)"\s+as\s+([\p{L}\w-]+)\s*(\{)?$/u.exec(text) ?? [];
  const [, plain, form] = /^state\s+([\p{L}\w-]+)(?:\s+<<(\w+)>>)?$/u.exec(text) ?? [];
  const group = /^state\s+([\p{L}\w-]+)\s*\{$/u.exec(text)?.[1];
  const [, ids, tone] = /^class\s+([\p{L}\w,\s-]+?)\s+([\w-]+)$/u.exec(text) ?? [];
  const [, described, words] = /^([\p{L}\w-]+)\s*:\s*(.+)$/u.exec(text) ?? [];
  const [, toned, ownTone] = /^([\p{L}\w-]+):::([\w-]+)$/u.exec(text) ?? [];
  const problem = labelProblem(text, offset);
  if (problem) builder.problems.push(problem);
  if (direction) setDirection(builder, direction, offset);
  else if (wire) addWire(wire, offset, builder);
  else if (alias !== undefined && quoted !== undefined) {
    if (opens) builder.open(alias, rowOf(quoted), offset);
    else builder.node(alias, { form: "round", label: rowsOf(quoted) });
  } else if (group !== undefined) builder.open(group, group, offset);
  else if (plain !== undefined && (form === undefined || form in FORMS))
    builder.node(plain, form === undefined ? { form: "round" } : { form: FORMS[form], label: [] });
  else if (text === "}") {
    if (!builder.close())
      builder.problems.push({ offset, message: '"}" has no opening brace.', fix: "remove it." });
  } else if (ids !== undefined && tone !== undefined)
    for (const id of ids.split(/[\s,]+/)) builder.tone(id, tone, offset);
  else if (toned !== undefined && ownTone !== undefined) builder.tone(toned, ownTone, offset);
  else if (described !== undefined && words !== undefined)
    builder.node(described, { form: "round", label: rowsOf(words) });
  else if (/^[\p{L}\w-]+$/u.test(text)) builder.node(text, { form: "round" });
  else builder.problems.push(unknownStatement(statement, "state diagram", EXAMPLE));
}

function setDirection(builder: GraphBuilder, direction: Graph["direction"], offset: number): void {
  if (builder.group === undefined) builder.direction = direction;
  else
    builder.problems.push({
      offset,
      message: "A group cannot have its own direction.",
      fix: "write the direction outside the group.",
    });
}

function addWire(wire: RegExpExecArray, offset: number, builder: GraphBuilder): void {
  const [, from = "", fromTone, to = "", toTone, label] = wire;
  const a = state(from, "start", builder);
  const b = state(to, "end", builder);
  if (fromTone) builder.tone(a, fromTone, offset);
  if (toTone) builder.tone(b, toTone, offset);
  const text = rowOf(label ?? "");
  builder.edge(
    { from: a, to: b, label: text === "" ? undefined : text, line: "solid", start: "none", end: "arrow" },
    offset,
  );
}

/** The id of a state; `[*]` is the beginning or the end of the group around it. */
function state(name: string, form: "start" | "end", builder: GraphBuilder): string {
  const id = name === "[*]" ? `[*] ${form} ${builder.group ?? ""}` : name;
  if (name === "[*]") builder.node(id, { form, label: [] });
  else if (builder.has(id)) builder.node(id);
  else builder.node(id, { form: "round" });
  return id;
}
