/** A mistake in a diagram: the offset (UTF-16 units) in its text, the message, and the fix. */
export interface DiagramProblem {
  readonly offset: number;
  readonly message: string;
  readonly fix: string;
}

/** A statement of a diagram: a line without indent, comment and semicolon. */
export interface Statement {
  readonly text: string;
  /** Offset of its first character in the text of the diagram. */
  readonly offset: number;
}

/** The text of a diagram in parts: its first line, its names, and its statements. */
export interface DiagramSource {
  readonly header: Statement;
  readonly title: string | undefined;
  readonly desc: string | undefined;
  readonly statements: readonly Statement[];
  readonly problems: readonly DiagramProblem[];
}

/** Statements that no diagram may have. */
const REFUSED: readonly (readonly [pattern: RegExp, message: string, fix: string])[] = [
  [
    /^(?:click|href|callback|links?)\s/,
    "Diagrams have no links.",
    "remove the line, and write the link in the text.",
  ],
  [
    /^(?:style|classDef|linkStyle|cssClass)\s/,
    "Diagrams use the colors of the site.",
    'remove the line; ":::accent", ":::tip", ":::warn" or ":::danger" after a box of a flowchart gives it a tone.',
  ],
  [/^%%\{/, "Diagrams cannot have settings.", "remove the line."],
  [/^---$/, "Diagrams cannot have settings.", "remove this block, and write the title as accTitle."],
  [/^title\s/, "Diagrams have their title as accTitle.", 'write "accTitle: …".'],
];

const NAME = /^acc(Title|Descr)\s*:\s*(.*)$/;
const LONG_DESCRIPTION = /^accDescr\s*\{\s*(.*?)(\})?$/;

/** Splits the text of a diagram into statements. */
export function readSource(text: string): DiagramSource {
  const problems: DiagramProblem[] = [];
  const names = new Map<string, string>();
  const statements: Statement[] = [];
  let description: string[] | undefined;
  for (const statement of withoutBlock(linesOf(text))) {
    const refused = REFUSED.find(([pattern]) => pattern.test(statement.text));
    const [, which, value = ""] = NAME.exec(statement.text) ?? [];
    const [, first, end] = LONG_DESCRIPTION.exec(statement.text) ?? [];
    if (description !== undefined) {
      const isLast = statement.text.endsWith("}");
      description.push(isLast ? statement.text.slice(0, -1).trim() : statement.text);
      if (isLast) {
        names.set("Descr", description.join(" ").trim());
        description = undefined;
      }
    } else if (refused) problems.push({ offset: statement.offset, message: refused[1], fix: refused[2] });
    else if (which !== undefined) names.set(which, value.trim());
    else if (first !== undefined && end !== undefined) names.set("Descr", first.trim());
    else if (first !== undefined) description = [first];
    else if (!statement.text.startsWith("%%")) statements.push(statement);
  }
  const [header = { text: "", offset: 0 }, ...rest] = statements;
  return { header, title: names.get("Title"), desc: names.get("Descr"), statements: rest, problems };
}

/** The statements without those of a settings block at the head, of which the opening stays. */
function withoutBlock(statements: readonly Statement[]): readonly Statement[] {
  const end = statements.findIndex(({ text }, index) => index > 0 && text === "---");
  return statements[0]?.text === "---" && end !== -1
    ? [statements[0], ...statements.slice(end + 1)]
    : statements;
}

function linesOf(text: string): Statement[] {
  let offset = 0;
  return text.split("\n").flatMap((line) => {
    const start = offset + line.length - line.trimStart().length;
    offset += line.length + 1;
    const trimmed = line.trim().replace(/;+$/, "");
    return trimmed === "" ? [] : [{ text: trimmed, offset: start }];
  });
}

/** The problem of a statement that a kind of diagram does not have. */
export function unknownStatement({ text, offset }: Statement, kind: string, example: string): DiagramProblem {
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return {
    offset,
    message: `"${shown}" cannot be drawn in ${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind}.`,
    fix: `write lines such as "${example}".`,
  };
}
