import type { YAMLParseError } from "yaml";
import { yamlMessage } from "../lib/yamlMessage";

/** A mistake in a YAML text: the words of the parser, and what to write. */
export interface YamlProblem {
  /** Without a full stop. */
  readonly message: string;
  readonly fix: string;
  /** Line of the mistake (1-based), if it differs from the parser's. */
  readonly line?: number;
}

const INDENT: YamlProblem = {
  message: "this line and those that it belongs to are not indented the same way",
  fix: "indent the lines of one list or group alike.",
};

const QUOTES = "write double quotes around the value.";

/** Fixes by the code of the parser's error. */
const FIXES: Readonly<Record<string, string>> = {
  BAD_DQ_ESCAPE: 'write "\\\\", or single quotes.',
  BAD_INDENT: 'write the "]" or "}" that closes it, or indent the lines of one list or group alike.',
  BAD_SCALAR_START: QUOTES,
  BLOCK_AS_IMPLICIT_KEY: QUOTES,
  DUPLICATE_KEY: "remove one of the two lines.",
  MULTIPLE_DOCS: "remove the line.",
  TAB_AS_INDENT: "indent with spaces.",
  UNEXPECTED_TOKEN: QUOTES,
};

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
  if (first.message.startsWith("A block")) return INDENT;
  if (isUnclosedQuote(first))
    return { message: "a quotation mark is not closed", fix: "write the second one." };
  return {
    message: yamlMessage(first.message).slice(0, -1),
    fix: FIXES[first.code] ?? 'write "key: value", and close every quote and bracket.',
  };
}

/** True where a text in quotation marks has no end; the parser says so at the end of the file. */
export function isUnclosedQuote({ message }: Pick<YAMLParseError, "message">): boolean {
  return /^Missing closing .quote/.test(message);
}
