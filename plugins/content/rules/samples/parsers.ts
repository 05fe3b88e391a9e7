import { validate as validateDockerfile } from "dockerfile-utils";
import { parse as parseIni } from "js-ini";
import { parse as parseJson, printParseErrorCode, type ParseError } from "jsonc-parser";
import { NginxParser } from "nginx-conf";
import { parse as parseToml } from "smol-toml";
import { parseAllDocuments } from "yaml";
import { shellProblem, withoutPlaceholders } from "../commands/shell";
import { balanceProblem, HCL, POWERSHELL, type Lexis } from "./balance";

/** What keeps a sample from being well formed, and the offset at which it shows where the parser tells. */
export interface SampleProblem {
  readonly message: string;
  readonly offset?: number;
}

type SampleParser = (text: string) => SampleProblem | undefined;

/** One parser for each fence language that is checked. HCL and PowerShell have none that is maintained: see `balance.ts`. */
export const PARSERS: Readonly<Record<string, SampleParser>> = {
  yaml,
  yml: yaml,
  json: (text) => json(text, false),
  jsonc: (text) => json(text, true),
  toml: (text) => thrown(() => parseToml(text)),
  ini,
  env: ini,
  properties: ini,
  hcl: (text) => balanced(text, HCL),
  terraform: (text) => balanced(text, HCL),
  nginx,
  docker,
  dockerfile: docker,
  bash: shellProblem,
  sh: shellProblem,
  shell: shellProblem,
  powershell: (text) => balanced(text, POWERSHELL),
  ps1: (text) => balanced(text, POWERSHELL),
};

function yaml(text: string): SampleProblem | undefined {
  const [error] = parseAllDocuments(text).flatMap((document) =>
    "errors" in document ? document.errors : [],
  );
  return error && { message: firstLine(error.message), offset: error.pos[0] };
}

function json(text: string, comments: boolean): SampleProblem | undefined {
  const errors: ParseError[] = [];
  parseJson(text, errors, { disallowComments: !comments, allowTrailingComma: comments });
  const [first] = errors;
  if (!first) return undefined;
  const { error, offset } = first;
  return { message: `${printParseErrorCode(error)} at character ${offset + 1}`, offset };
}

/** The parser joins a line without `=` to nothing and says so by throwing. */
function ini(text: string): SampleProblem | undefined {
  return thrown(() => parseIni(text, { comment: [";", "#"], nothrow: false }));
}

/** The parser forgives a block that never closes: a last directive then ends up inside it. */
function nginx(text: string): SampleProblem | undefined {
  const last = "sample_end";
  const problems: SampleProblem[] = [];
  new NginxParser().parse(`${text}\n${last} on;\n`, (error, tree) => {
    if (error) problems.push({ message: error.message });
    else if (tree?.children?.at(-1)?.name !== last) problems.push({ message: "a block is not closed" });
  });
  return problems[0];
}

function docker(text: string): SampleProblem | undefined {
  const message = validateDockerfile(text).find(({ severity }) => severity === 1)?.message;
  if (message === undefined) return undefined;
  return { message: typeof message === "object" ? message.value : message };
}

function balanced(text: string, lexis: Lexis): SampleProblem | undefined {
  return balanceProblem(withoutPlaceholders(text), lexis);
}

function thrown(parse: () => unknown): SampleProblem | undefined {
  try {
    parse();
    return undefined;
  } catch (error) {
    return { message: firstLine(error instanceof Error ? error.message : String(error)) };
  }
}

function firstLine(message: string): string {
  return message.split("\n")[0] ?? "";
}
