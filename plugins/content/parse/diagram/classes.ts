import { directionOf, GraphBuilder } from "./graphBuilder";
import { labelProblem, rowOf, rowsOf } from "./labels";
import type { DiagramProblem, EdgeEnd, Graph } from "./model";
import { unknownStatement, type DiagramSource, type Statement } from "./source";

const EXAMPLE = 'Peer "1" --> "*" Group : is in';
const NAME = "[\\p{L}\\w.-]*[\\p{L}\\w](?:~[^~]+~)?";
const WIRE = new RegExp(
  `^(${NAME})\\s*(?:"([^"]*)"\\s*)?(<\\||\\*|o|<)?(--|\\.\\.)(\\|>|\\*|o|>)?\\s*(?:"([^"]*)"\\s*)?(${NAME})\\s*(?::\\s*(.*))?$`,
  "u",
);
const CLASS = new RegExp(
  `^class\\s+(${NAME})\\s*(?:\\["([^"]*)"\\])?\\s*(?::::([\\w-]+))?\\s*(?:<<([^>]+)>>)?\\s*(\\{)?(\\})?$`,
  "u",
);
const MEMBER = new RegExp(`^(${NAME})\\s*:\\s*(.+)$`, "u");
const ENDS: Readonly<Record<string, EdgeEnd>> = {
  "<|": "triangle",
  "|>": "triangle",
  "*": "diamond-full",
  o: "diamond",
  "<": "arrow",
  ">": "arrow",
};

/** Reads a class diagram: classes with members, relations, namespaces and notes. */
export function readClasses({ statements }: DiagramSource): {
  graph: Graph;
  problems: readonly DiagramProblem[];
} {
  const builder = new GraphBuilder();
  let open: { readonly id: string; readonly offset: number } | undefined;
  let notes = 0;
  for (const statement of statements) {
    const { text, offset } = statement;
    if (open) {
      if (text === "}") open = undefined;
      else addMember(builder, open.id, text, offset);
      continue;
    }
    const definition = CLASS.exec(text);
    const [, of, words] = /^note\s+(?:for\s+([\p{L}\w]+)\s+)?"([^"]*)"$/u.exec(text) ?? [];
    if (definition) {
      const [, name = "", label, tone, kind, brace, end] = definition;
      const id = add(builder, name, label);
      if (tone) builder.tone(id, tone, offset);
      if (kind) builder.row(id, 0, `«${kind}»`);
      if (brace && !end) open = { id, offset };
    } else if (words !== undefined) {
      const id = `note ${(notes += 1)}`;
      builder.node(id, { form: "note", label: rowsOf(words) });
      if (of)
        builder.edge(
          { from: add(builder, of), to: id, label: undefined, line: "dotted", start: "none", end: "none" },
          offset,
        );
    } else readStatement(statement, builder);
  }
  if (open)
    builder.problems.push({
      offset: open.offset,
      message: "This class is not closed.",
      fix: 'write "}" below its last member.',
    });
  const graph = builder.result();
  return { graph, problems: builder.problems };
}

function readStatement(statement: Statement, builder: GraphBuilder): void {
  const { text, offset } = statement;
  const direction = directionOf(text);
  const wire = WIRE.exec(text);
  const namespace = /^namespace\s+([\p{L}\w.-]+)\s*\{$/u.exec(text)?.[1];
  const [, kind, of] = /^<<([^>]+)>>\s+([\p{L}\w]+)$/u.exec(text) ?? [];
  const [, name, member] = MEMBER.exec(text) ?? [];
  if (direction) builder.direction = direction;
  else if (wire) addWire(wire, offset, builder);
  else if (namespace !== undefined) builder.open(`namespace ${namespace}`, namespace, offset);
  else if (text === "}") {
    if (!builder.close())
      builder.problems.push({ offset, message: '"}" has no opening brace.', fix: "remove it." });
  } else if (kind !== undefined && of !== undefined) builder.row(add(builder, of), 0, `«${kind}»`);
  else if (name !== undefined && member !== undefined) addMember(builder, add(builder, name), member, offset);
  else builder.problems.push(unknownStatement(statement, "class diagram", EXAMPLE));
}

function addWire(wire: RegExpExecArray, offset: number, builder: GraphBuilder): void {
  const [, from = "", fromCount, start, line, end, toCount, to = "", label] = wire;
  const counts = [fromCount, toCount].filter((count) => count !== undefined).join(" to ");
  const text = [rowOf(label ?? ""), counts].filter((part) => part !== "").join(", ");
  builder.edge(
    {
      from: add(builder, from),
      to: add(builder, to),
      label: text === "" ? undefined : text,
      line: line === ".." ? "dotted" : "solid",
      start: ENDS[start ?? ""] ?? "none",
      end: ENDS[end ?? ""] ?? "none",
    },
    offset,
  );
}

/** Adds a class by its name, in which `~T~` is a type parameter; returns its id. */
function add(builder: GraphBuilder, name: string, label?: string): string {
  const id = name.replace(/~.*$/, "");
  const shown = label ?? (name.includes("~") ? generic(name) : undefined);
  builder.node(id, { form: "record", label: shown === undefined ? undefined : rowsOf(shown) });
  return id;
}

/** Properties stand in one compartment, methods in the next one. */
function addMember(builder: GraphBuilder, id: string, text: string, offset: number): void {
  const stereotype = /^<<(.+)>>$/.exec(text)?.[1];
  const problem = stereotype === undefined ? labelProblem(text, offset) : undefined;
  if (problem) builder.problems.push(problem);
  if (stereotype !== undefined) builder.row(id, 0, `«${stereotype}»`);
  else builder.row(id, text.includes("(") ? 2 : 1, generic(text));
}

function generic(text: string): string {
  return text.replace(/~([^~]+)~/g, "<$1>");
}
