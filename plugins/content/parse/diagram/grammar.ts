import { hidden, labelProblem, labelText } from "./labels";
import { unknownStatement, type DiagramProblem, type DiagramSource, type Statement } from "./source";

const WORD = "[\\p{L}\\p{N}_][\\p{L}\\p{N}_-]*";
const NAME = "[\\p{L}\\p{N}_]+";

/** A statement: its pattern, and the lines that the renderer reads for it. Without `as` it is passed on as it is. */
interface Rule {
  readonly is: RegExp;
  readonly as?: (parts: readonly (string | undefined)[]) => string | readonly string[];
  /** Opens a block, closes the last one, or is a part of it. */
  readonly block?: "open" | "close" | "part";
  /** The first word of the blocks in which it may be written; `""` is outside of any. Without it: everywhere. */
  readonly in?: readonly string[];
}

/** A kind of diagram that is read line by line. */
export interface Grammar {
  /** Its name in messages. */
  readonly name: string;
  readonly example: string;
  readonly rules: readonly Rule[];
  /** The line that closes a block. */
  readonly close: string;
}

function pattern(source: string): RegExp {
  return new RegExp(`^${source}$`, "u");
}

export const SEQUENCE: Grammar = {
  name: "sequence diagram",
  example: "Client->>Management: Log in",
  close: "end",
  rules: [
    {
      is: pattern("(participant|actor)\\s+(\\S+)(?:\\s+as\\s+(.+))?"),
      as: ([, kind, id = "", label]) => `${kind} ${hidden(id)} as ${labelText(label ?? id)}`,
    },
    {
      is: pattern("[Nn]ote\\s+(left of|right of|over)\\s+([^:\\s]+(?:\\s*,\\s*[^:\\s]+)?)\\s*:\\s*(\\S.*)"),
      as: ([, where, ids = "", text = ""]) =>
        `Note ${where} ${ids
          .split(/\s*,\s*/)
          .map(hidden)
          .join(",")}: ${labelText(text)}`,
    },
    { is: pattern("(loop|alt|opt|par|critical|break)(?:\\s+(.+))?"), as: block, block: "open" },
    { is: pattern("(else)(?:\\s+(.+))?"), as: block, block: "part", in: ["alt"] },
    { is: pattern("(and)(?:\\s+(.+))?"), as: block, block: "part", in: ["par"] },
    { is: /^end$/, block: "close" },
    {
      is: pattern("([^\\s:]+?)\\s*(--?>>|--?>|--?\\))\\s*([+-]?)\\s*([^\\s:]+)\\s*:\\s*(\\S.*)"),
      as: ([, from = "", arrow, mark, to = "", text = ""]) =>
        `${hidden(from)}${arrow}${mark}${hidden(to)}: ${labelText(text)}`,
    },
  ],
};

export const STATES: Grammar = {
  name: "state diagram",
  example: "Idle --> Connected : peer seen",
  close: "}",
  rules: [
    { is: /^direction\s+(?:TB|TD|BT|LR|RL)$/ },
    {
      is: pattern(`(\\[\\*\\]|${WORD})\\s*-->\\s*(\\[\\*\\]|${WORD})(?:\\s*:\\s*(\\S.*))?`),
      as: ([, from, to, label]) => `${from} --> ${to}${label === undefined ? "" : ` : ${labelText(label)}`}`,
    },
    {
      is: pattern(`state\\s+"([^"]+)"\\s+as\\s+(${NAME})\\s*\\{`),
      as: ([, label = "", id]) => `state "${labelText(label)}" as ${id} {`,
      block: "open",
    },
    { is: pattern(`state\\s+${NAME}\\s*\\{`), block: "open" },
    { is: /^\}$/, block: "close" },
    {
      is: pattern(`state\\s+"([^"]+)"\\s+as\\s+(${WORD})`),
      as: ([, label = "", id]) => `${id} : ${labelText(label)}`,
    },
    { is: pattern(`(${WORD})\\s*:\\s*(\\S.*)`), as: ([, id, label = ""]) => `${id} : ${labelText(label)}` },
    { is: pattern(`(?:state\\s+)?(${WORD})`), as: ([, id]) => `${id} : ${id}` },
  ],
};

export const CLASSES: Grammar = {
  name: "class diagram",
  example: "Resource <|-- Host",
  close: "}",
  rules: [
    { is: /^\}$/, block: "close" },
    { is: /^<<[\p{L}\p{N}_]+>>$/u, in: ["class"] },
    { is: /^[+\-#~]?\s*[^{}]+$/, in: ["class"] },
    { is: pattern(`class\\s+${NAME}(?:~\\w+~)?\\s*\\{`), block: "open", in: [""] },
    { is: pattern(`class\\s+${NAME}(?:~\\w+~)?`), in: [""] },
    {
      is: pattern(
        `(${NAME})\\s*("[^"]*")?\\s*(<\\|--|<\\|\\.\\.|--\\|>|\\.\\.\\|>|\\*--|--\\*|o--|--o|<--|-->|<\\.\\.|\\.\\.>)\\s*("[^"]*")?\\s*(${NAME})(?:\\s*:\\s*(\\S.*))?`,
      ),
      as: ([, from, many, arrow, manyOther, to, label]) =>
        [from, many, arrow, manyOther, to, label === undefined ? undefined : `: ${labelText(label)}`]
          .filter((part) => part !== undefined)
          .join(" "),
      in: [""],
    },
    {
      is: pattern(`(${NAME})\\s*:\\s*(\\S.*)`),
      as: ([, id, member = ""]) => [`class ${id} {`, member, "}"],
      in: [""],
    },
  ],
};

export const ENTITIES: Grammar = {
  name: "entity diagram",
  example: 'PEER }o--o{ GROUP : "is in"',
  close: "}",
  rules: [
    { is: /^\}$/, block: "close" },
    {
      is: /^[\p{L}\p{N}_[\]().-]+\s+\*?[\p{L}\p{N}_[\]().-]+(?:\s*,?\s*\b(?:PK|FK|UK)\b)*$/u,
      as: ([line = ""]) => line.replaceAll(",", " "),
      in: ["entity"],
    },
    { is: pattern(`${WORD}\\s*\\{`), block: "open", in: [""] },
    { is: pattern(`(${WORD})`), as: ([, id]) => [`${id} {`, "}"], in: [""] },
    {
      is: pattern(
        `(${WORD})\\s+(\\|o|\\|\\||\\}o|\\}\\|)(--|\\.\\.)(o\\||\\|\\||o\\{|\\|\\{)\\s+(${WORD})\\s*:\\s*(\\S.*)`,
      ),
      // The renderer knows the mark of "none or more" in one spelling only.
      as: ([, from, start = "", line, end, to, label = ""]) =>
        `${from} ${start.replace("}o", "{o")}${line}${end} ${to} : ${labelText(label)}`,
      in: [""],
    },
  ],
};

/** The lines of the statements for the renderer, without the first one, and what is wrong with them. */
export function readLines(
  { statements }: DiagramSource,
  { name, example, rules, close }: Grammar,
): { lines: readonly string[]; problems: readonly DiagramProblem[] } {
  const problems: DiagramProblem[] = [];
  const lines: string[] = [];
  const open: { readonly word: string; readonly offset: number }[] = [];
  for (const statement of statements) {
    const { text, offset } = statement;
    const around = open.at(-1)?.word ?? "";
    const rule = rules.find(({ is, in: places }) => (places?.includes(around) ?? true) && is.test(text));
    const problem = rule?.in?.includes("class") ? undefined : labelProblem(text, offset);
    if (problem) problems.push(problem);
    if (!rule) {
      problems.push(
        around === "entity" ? notAttribute(statement) : unknownStatement(statement, name, example),
      );
      continue;
    }
    if (rule.block === "open") open.push({ word: wordOf(text), offset });
    else if (rule.block === "close" && !open.pop())
      problems.push({ offset, message: `"${text}" has no opening line.`, fix: "remove it." });
    lines.push(...[rule.as?.(rule.is.exec(text) ?? []) ?? text].flat());
  }
  for (const { offset } of open)
    problems.push({
      offset,
      message: "This block is not closed.",
      fix: `write its end below its last line: "${close}".`,
    });
  return { lines, problems };
}

function notAttribute({ text, offset }: Statement): DiagramProblem {
  return { offset, message: `"${text}" is not an attribute.`, fix: "write a type and a name: string id PK." };
}

/** The kind of a block: its first word, or `entity` where it has none. */
function wordOf(text: string): string {
  return /^(class|state|loop|alt|opt|par|critical|break)\b/.exec(text)?.[1] ?? "entity";
}

function block([, word, label = ""]: readonly (string | undefined)[]): string {
  return `${word} ${labelText(label)}`;
}
