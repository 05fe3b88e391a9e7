import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { parse as parseHcl } from "@cdktf/hcl2json";
import { validate as validateDockerfile } from "dockerfile-utils";
import { parse as parseIni } from "js-ini";
import { parse as parseJson, printParseErrorCode, type ParseError } from "jsonc-parser";
import { NginxParser } from "nginx-conf";
import { parse as parseToml } from "smol-toml";
import { parseAllDocuments } from "yaml";
import { withoutPlaceholders } from "../commands/shell";

const run = promisify(execFile);

/** What a parser says about a sample: one message, or undefined when the sample is well formed. */
export type SampleParser = (text: string) => string | undefined | Promise<string | undefined>;

/** One real parser for each fence language that is checked. */
export const PARSERS: Readonly<Record<string, SampleParser>> = {
  yaml,
  yml: yaml,
  json: (text) => jsonError(text, false),
  jsonc: (text) => jsonError(text, true),
  toml: (text) => thrown(() => parseToml(text)),
  ini,
  env: ini,
  properties: ini,
  hcl: (text) => rejected(parseHcl("sample.tf", text)),
  terraform: (text) => rejected(parseHcl("sample.tf", text)),
  nginx,
  docker,
  dockerfile: docker,
  bash: shell,
  sh: shell,
  shell,
};

function yaml(text: string): string | undefined {
  const errors = parseAllDocuments(text).flatMap((document) => ("errors" in document ? document.errors : []));
  return errors[0]?.message.split("\n")[0];
}

function jsonError(text: string, comments: boolean): string | undefined {
  const errors: ParseError[] = [];
  parseJson(text, errors, { disallowComments: !comments, allowTrailingComma: comments });
  const [first] = errors;
  return first && `${printParseErrorCode(first.error)} at character ${first.offset + 1}`;
}

/** The parser joins a line without `=` to nothing and says so by throwing. */
function ini(text: string): string | undefined {
  return thrown(() => parseIni(text, { comment: [";", "#"], nothrow: false }));
}

/** The parser forgives a block that never closes: a last directive then ends up inside it. */
function nginx(text: string): string | undefined {
  const last = "sample_end";
  let message: string | undefined = "a block is not closed";
  new NginxParser().parse(`${text}\n${last} on;\n`, (error, tree) => {
    if (error || tree?.children?.at(-1)?.name === last) message = error?.message;
  });
  return message;
}

function docker(text: string): string | undefined {
  const message = validateDockerfile(text).find(({ severity }) => severity === 1)?.message;
  return typeof message === "object" ? message.value : message;
}

/** `bash -n` reads the whole text and runs nothing. */
async function shell(text: string): Promise<string | undefined> {
  try {
    await run("bash", ["-n", "-c", withoutPlaceholders(text)]);
    return undefined;
  } catch (error) {
    return String((error as { stderr?: string }).stderr).split("\n")[0];
  }
}

function thrown(parse: () => unknown): string | undefined {
  try {
    parse();
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

async function rejected(result: Promise<unknown>): Promise<string | undefined> {
  return result.then(() => undefined, messageOf);
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
}
