import type { YAMLParseError } from "yaml";

/** Describes the mistake in a YAML text in the words of the site. */
export interface YamlProblem {
  /** Without a full stop. */
  readonly message: string;
  readonly fix: string;
  /** Line of the mistake, from 1, where it is another than that of the parser. */
  readonly line?: number;
}

const INDENT: YamlProblem = {
  message: "this line is indented in another way than the lines that it belongs to",
  fix: "indent the lines of one list or group alike.",
};

/** The first that fits explains an error: code of the parser, a part of its message, explanation. */
const PROBLEMS: readonly (readonly [code: string, message: RegExp, problem: YamlProblem])[] = [
  [
    "BAD_INDENT",
    /^Flow (?:sequence|map)/,
    { message: 'a "[" or "{" above is not closed', fix: 'write the "]" or "}" that closes it.' },
  ],
  ["BAD_INDENT", /^/, INDENT],
  ["DUPLICATE_KEY", /^/, { message: "this key occurs twice", fix: "remove one of the two lines." }],
  ["TAB_AS_INDENT", /^/, { message: "a tab indents this line", fix: "indent with spaces." }],
  ["BLOCK_AS_IMPLICIT_KEY", /^A block/, INDENT],
  [
    "BLOCK_AS_IMPLICIT_KEY",
    /^/,
    { message: 'the value has ": " in it', fix: "write double quotes around the value." },
  ],
  [
    "MULTILINE_IMPLICIT_KEY",
    /^/,
    {
      message: "this line has no key with a colon",
      fix: 'write "key: value", or indent the line if it continues the one above.',
    },
  ],
  [
    "MISSING_CHAR",
    /^Implicit map keys/,
    { message: "this line has no colon behind its key", fix: 'write "key: value".' },
  ],
  [
    "MISSING_CHAR",
    /^/,
    { message: "a quote, a comma or a bracket is missing here", fix: "close what is open before this." },
  ],
  [
    "BAD_SCALAR_START",
    /^/,
    {
      message: "the value begins with a sign that has a meaning in YAML",
      fix: "write double quotes around the value.",
    },
  ],
  [
    "UNEXPECTED_TOKEN",
    /^Unexpected block-seq-ind/,
    {
      message: 'the value begins with "- "',
      fix: "write double quotes around it, or a list on its own lines.",
    },
  ],
  [
    "UNEXPECTED_TOKEN",
    /at node end/,
    {
      message: "text follows the quote that ends the value",
      fix: 'write the value in other quotes, or a quote in it as "\\"".',
    },
  ],
  [
    "BAD_DQ_ESCAPE",
    /^/,
    { message: "a backslash in double quotes begins an escape", fix: 'write "\\\\", or single quotes.' },
  ],
];

/** Explains the errors of the YAML parser by the first of them. */
export function yamlProblem(
  errors: readonly Pick<YAMLParseError, "code" | "message" | "pos" | "linePos">[],
): YamlProblem {
  const [first, second] = errors;
  if (first === undefined) return { message: "it is not valid", fix: "write valid YAML." };
  // A line below a value, indented as if it went on, with a key of its own.
  if (
    second?.code === "MULTILINE_IMPLICIT_KEY" &&
    second.pos[0] === first.pos[0] &&
    first.code !== second.code
  ) {
    const line = first.linePos?.[0].line;
    return line === undefined || first.message.startsWith("A block") ? INDENT : { ...INDENT, line: line + 1 };
  }
  const known = PROBLEMS.find(([code, message]) => code === first.code && message.test(first.message));
  const parserMessage = (first.message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, "");
  return known?.[2] ?? { message: parserMessage, fix: "write valid YAML." };
}
