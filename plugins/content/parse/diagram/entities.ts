import { directionOf, GraphBuilder } from "./graphBuilder";
import { labelProblem, rowOf, rowsOf } from "./labels";
import type { DiagramProblem, EdgeEnd, Graph } from "./model";
import { unknownStatement, type DiagramSource, type Statement } from "./source";

const EXAMPLE = 'PEER }o--o{ GROUP : "is in"';
const NAME = '(?:[\\p{L}\\w-]+|"[^"]+")';
const WIRE = new RegExp(
  `^(${NAME})\\s+(\\|o|\\|\\||\\}o|\\}\\|)(--|\\.\\.)(o\\||\\|\\||o\\{|\\|\\{)\\s+(${NAME})\\s*:\\s*(.*)$`,
  "u",
);
const ENTITY = new RegExp(`^(${NAME})(?:\\s*\\[(.+)\\])?(?::::([\\w-]+))?\\s*(\\{)?(\\})?$`, "u");
const ATTRIBUTE =
  /^([\p{L}\w[\]().-]+)\s+(\*?[\p{L}\w[\]().-]+)((?:\s*,?\s*(?:PK|FK|UK))*)\s*(?:"([^"]*)")?$/u;
const ENDS: Readonly<Record<string, EdgeEnd>> = {
  "||": "one",
  "|o": "maybe-one",
  "o|": "maybe-one",
  "}|": "many",
  "|{": "many",
  "}o": "maybe-many",
  "o{": "maybe-many",
};

/** Reads an entity diagram: relations with how many there are, and entities with their attributes. */
export function readEntities({ statements }: DiagramSource): {
  graph: Graph;
  problems: readonly DiagramProblem[];
} {
  const builder = new GraphBuilder();
  let open: { readonly id: string; readonly offset: number } | undefined;
  for (const statement of statements) {
    const { text, offset } = statement;
    if (open) {
      if (text === "}") open = undefined;
      else addAttribute(builder, open.id, statement);
      continue;
    }
    const entity = ENTITY.exec(text);
    const opened = readStatement(statement, entity, builder);
    if (opened !== undefined) open = { id: opened, offset };
  }
  if (open)
    builder.problems.push({
      offset: open.offset,
      message: "This entity is not closed.",
      fix: 'write "}" below its last attribute.',
    });
  const graph = builder.result();
  return { graph, problems: builder.problems };
}

/** The id of the entity whose attributes follow. */
function readStatement(
  statement: Statement,
  entity: RegExpExecArray | null,
  builder: GraphBuilder,
): string | undefined {
  const { text, offset } = statement;
  const direction = directionOf(text);
  const wire = WIRE.exec(text);
  if (direction) builder.direction = direction;
  else if (wire) {
    const [, from = "", start = "", line, end = "", to = "", label = ""] = wire;
    const words = rowOf(label);
    builder.edge(
      {
        from: add(builder, from),
        to: add(builder, to),
        label: words === "" ? undefined : words,
        line: line === ".." ? "dotted" : "solid",
        start: ENDS[start] ?? "none",
        end: ENDS[end] ?? "none",
      },
      offset,
    );
  } else if (entity) {
    const [, name = "", label, tone, brace, end] = entity;
    const id = add(builder, name, label);
    if (tone) builder.tone(id, tone, offset);
    if (brace && !end) return id;
  } else builder.problems.push(unknownStatement(statement, "entity diagram", EXAMPLE));
  return undefined;
}

function add(builder: GraphBuilder, name: string, label?: string): string {
  builder.node(name, { form: "record", label: label === undefined ? rowsOf(name) : rowsOf(label) });
  return name;
}

function addAttribute(builder: GraphBuilder, id: string, statement: Statement): void {
  const found = ATTRIBUTE.exec(statement.text);
  if (!found) {
    builder.problems.push({
      offset: statement.offset,
      message: `"${statement.text}" is not an attribute.`,
      fix: 'write a type and a name: string id PK "comment".',
    });
    return;
  }
  const [, type = "", name = "", keys = "", comment] = found;
  const problem = labelProblem(comment ?? "", statement.offset);
  if (problem) builder.problems.push(problem);
  const marks = keys.match(/PK|FK|UK/g)?.join(", ");
  const parts = [`${name} ${type}`, marks, comment].filter((part) => part !== undefined && part !== "");
  builder.row(id, 1, parts.join(" · "));
}
