import { createRequire } from "node:module";
import type * as Dockerfile from "dockerfile-utils";
import type * as Jsonc from "jsonc-parser";
import type * as Nginx from "nginx-conf";
import type * as Toml from "smol-toml";
import { parseAllDocuments } from "yaml";
import { offsetAt } from "docusaurus-waymark-core/report";
import { yamlProblem } from "docusaurus-waymark-core/parse/yamlProblem";
import { shellProblem, withoutPlaceholders } from "./shell";
import { scriptProblem } from "./script";
import { balanceProblem, HCL, POWERSHELL, type Lexis } from "./balance";

/** A mistake in a sample, and the offset at which it shows where the parser tells. */
export interface SampleProblem {
  /** Without a full stop. */
  readonly message: string;
  readonly offset?: number | undefined;
  /** The fix, where it is known. */
  readonly fix?: string;
}

/** @param isPart whether the sample is a part of a file */
type SampleParser = (text: string, isPart: boolean) => SampleProblem | undefined;

// Parsers of languages that few pages show are loaded when the first sample is met.
const load = createRequire(__filename);

/** One parser for each fence language that is checked. HCL and PowerShell have none that is maintained: see `balance.ts`. */
export const PARSERS: Readonly<Record<string, SampleParser>> = {
  yaml,
  yml: yaml,
  json: (text) => json(text, false),
  jsonc: (text) => json(text, true),
  toml,
  ini,
  env: ini,
  properties: ini,
  hcl: (text) => balanced(text, HCL),
  terraform: (text) => balanced(text, HCL),
  nginx,
  docker,
  dockerfile: docker,
  bash: shell,
  sh: shell,
  shell,
  powershell: (text) => balanced(text, POWERSHELL),
  ps1: (text) => balanced(text, POWERSHELL),
  js: javascript,
  jsx: javascript,
  javascript,
  ts: typescript,
  typescript,
  tsx: (text) => scriptProblem(text, ["typescript", "jsx"]),
};

function javascript(text: string): SampleProblem | undefined {
  return scriptProblem(text, ["jsx"]);
}

function typescript(text: string): SampleProblem | undefined {
  return scriptProblem(text, ["typescript"]);
}

function yaml(text: string): SampleProblem | undefined {
  const errors = parseAllDocuments(text).flatMap((document) => ("errors" in document ? document.errors : []));
  if (errors[0] === undefined) return undefined;
  const { line, ...problem } = yamlProblem(errors);
  return { ...problem, offset: line === undefined ? errors[0].pos[0] : offsetAt(text, { line, column: 1 }) };
}

/** Messages for the codes of the JSON parser. */
const JSON_PROBLEMS: Readonly<Record<string, string>> = {
  InvalidSymbol: "names and texts need double quotes",
  InvalidNumberFormat: "this is not a number",
  PropertyNameExpected:
    "a name in double quotes is expected here; no comma is allowed before a closing brace",
  ValueExpected: "a value is expected here; no comma is allowed before a closing bracket",
  ColonExpected: "a colon is missing before this place",
  CommaExpected: "a comma is missing before this place",
  CloseBraceExpected: 'a "}" is missing',
  CloseBracketExpected: 'a "]" is missing',
  EndOfFileExpected: "the value has ended before this place",
  InvalidCommentToken: "JSON has no comments; the language jsonc has",
  UnexpectedEndOfComment: "this comment is not closed",
  UnexpectedEndOfString: "this text is not closed",
  UnexpectedEndOfNumber: "this number does not end",
  InvalidUnicode: "this escape is not valid",
  InvalidEscapeCharacter: "this escape is not valid",
  InvalidCharacter: "this character is not valid in a text",
};

/** Members of an object alone, as pages show them, pass. */
function json(text: string, comments: boolean): SampleProblem | undefined {
  const { parse, printParseErrorCode } = load("jsonc-parser") as typeof Jsonc;
  const errorsOf = (value: string): readonly Jsonc.ParseError[] => {
    const errors: Jsonc.ParseError[] = [];
    parse(value, errors, { disallowComments: !comments, allowTrailingComma: comments });
    return errors;
  };
  const [first] = errorsOf(text);
  const isMembers = /^\s*"/.test(text) && errorsOf(`{${text.replace(/,\s*$/, "")}\n}`).length === 0;
  if (!first || isMembers) return undefined;
  const code = printParseErrorCode(first.error);
  return { message: JSON_PROBLEMS[code] ?? code, offset: first.offset };
}

function toml(text: string): SampleProblem | undefined {
  const { parse } = load("smol-toml") as typeof Toml;
  return thrown(
    () => parse(text),
    (error) => {
      const { line, column, message } = error as Toml.TomlError;
      const parserMessage = firstLine(message).replace(/^Invalid TOML document: /, "");
      return { message: parserMessage, offset: offsetAt(text, { line, column }) };
    },
  );
}

function ini(text: string): SampleProblem | undefined {
  const isRight = (line: string): boolean =>
    /^(?:$|[;#])/.test(line) || (line.startsWith("[") ? line.endsWith("]") : line.includes("="));
  const index = text.split("\n").findIndex((line) => !isRight(line.trim()));
  const message = 'this line is neither "name=value" nor "[section]"';
  return index === -1 ? undefined : { message, offset: offsetAt(text, { line: index + 1, column: 1 }) };
}

/** The parser accepts a block that never closes, and a directive that does not end before the block does. */
function nginx(text: string): SampleProblem | undefined {
  const { NginxParser } = load("nginx-conf") as typeof Nginx;
  const open = /[^;{}\s](?=\s*\})/.exec(withoutTexts(text));
  if (open) return { message: 'a ";" is missing here', offset: open.index, fix: 'write ";" at the end.' };
  const last = "sample_end";
  let problem: SampleProblem | undefined;
  const stray = thrown(
    () => {
      new NginxParser().parse(`${text}\n${last} on;\n`, (error, tree) => {
        if (error) problem = { message: error.message, offset: (error as { index?: number }).index };
        else if (tree?.children?.at(-1)?.name !== last) problem = { message: "a block is not closed" };
      });
    },
    () => ({ message: 'the last "}" has no opening brace', offset: text.lastIndexOf("}") }),
  );
  return problem ?? stray;
}

/** The text with the contents of quotes and comments replaced by one letter. */
function withoutTexts(text: string): string {
  return text
    .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\$?\{\w+\}/g, (part) => "x".repeat(part.length))
    .replace(/(?<=^|\s)#[^\n]*/g, (comment) => " ".repeat(comment.length));
}

function docker(text: string, isPart: boolean): SampleProblem | undefined {
  const { validate, ValidationCode } = load("dockerfile-utils") as typeof Dockerfile;
  const errors = validate(text).filter(({ severity }) => severity === 1);
  const own = errors.find(({ code }) => code !== ValidationCode.NO_SOURCE_IMAGE);
  const first = own ?? (isPart ? undefined : errors[0]);
  if (first === undefined) return undefined;
  const message = typeof first.message === "object" ? first.message.value : first.message;
  const { line, character } = first.range.start;
  if (first !== own)
    return {
      message: 'there is no "FROM" with an image',
      fix: 'begin with "FROM", or add fragment="why" if it is part of a file.',
    };
  return { message, offset: offsetAt(text, { line: line + 1, column: character + 1 }) };
}

/** Readers copy and run the whole text, and a prompt does not run. */
function shell(text: string): SampleProblem | undefined {
  const prompt = /^[ \t]*\$ (?=\S)/m.exec(text);
  if (!prompt) return shellProblem(text);
  const offset = prompt.index + prompt[0].indexOf("$");
  return {
    message: 'the prompt "$" is copied with the command',
    offset,
    fix: 'remove "$ ", or use the language console.',
  };
}

function balanced(text: string, lexis: Lexis): SampleProblem | undefined {
  return balanceProblem(withoutPlaceholders(text), lexis);
}

function thrown(parse: () => unknown, explain: (error: unknown) => SampleProblem): SampleProblem | undefined {
  try {
    parse();
    return undefined;
  } catch (error) {
    return explain(error);
  }
}

function firstLine(message: string): string {
  return message.split("\n")[0] ?? "";
}
