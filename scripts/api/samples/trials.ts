import { fillPlaceholders, findPlaceholders } from "../../../src/values/apiVariables";
import { parseHtml, textOf } from "../../../plugins/lib/html";
import { highlight } from "../../../plugins/markdown/code/highlight";
import { samplePlaceholdersOf } from "../../../src/product/samplePlaceholders";
import { product } from "../../../src/site/product";
import { MOCK_TOKEN } from "../mock/server";
import type { Program } from "./pages";

/** One run of a program: unchanged, or with a mutation that the API must reject. */
export interface Trial {
  readonly program: Program;
  /** Describes the mutation; empty for an unchanged program. */
  readonly change: string;
  readonly mutate: (code: string) => string;
  /** The token is filled in as a reader would do it. */
  readonly hasTokenInCode: boolean;
  /** The environment variable of the token is set. */
  readonly hasTokenInEnvironment: boolean;
  readonly mustFail: boolean;
}

const UNCHANGED = {
  change: "",
  mutate: (code: string) => code,
  hasTokenInCode: false,
  hasTokenInEnvironment: true,
  mustFail: false,
};

const samplePlaceholders = samplePlaceholdersOf(product);

/** Every program, unchanged. */
export function unchangedTrials(programs: readonly Program[]): Trial[] {
  return programs.map((program) => ({ ...UNCHANGED, program }));
}

/**
 * For one sample of each language: mutations that must fail, which prove that failures are detected, and a run with
 * the token filled in.
 */
export function mutatedTrials(programs: readonly Program[], field: string): Trial[] {
  const refused = { ...UNCHANGED, mustFail: true };
  return programs.flatMap((program): Trial[] => [
    { ...refused, program, change: "without the token", hasTokenInEnvironment: false },
    {
      ...refused,
      program,
      change: "with a misspelled path",
      mutate: (code) => code.replaceAll(program.expected?.path ?? "", (path) => `${path}x`),
    },
    {
      ...refused,
      program,
      change: `without the field ${field}`,
      mutate: (code) => withoutField(code, field),
    },
    {
      ...UNCHANGED,
      program,
      change: "with the token filled in",
      hasTokenInCode: true,
      hasTokenInEnvironment: false,
    },
  ]);
}

function withoutField(code: string, field: string): string {
  const line = new RegExp(`^\\s*["']?${field}["']?\\s*(?::|=>)\\s*["'].*\\n`, "m");
  if (!line.test(code)) throw new Error(`No line of the sample sets ${field}.`);
  return code.replace(line, "");
}

/** The code that a reader copies after filling in the address of the mock; uses the same function as the page. */
export function copiedText({ program, mutate, hasTokenInCode }: Trial, baseUrl: string): string {
  const { code, language } = program;
  const html = highlight(code, language, new Map(), findPlaceholders(code, samplePlaceholders));
  const filled = fillPlaceholders(html, { baseUrl, token: hasTokenInCode ? MOCK_TOKEN : undefined });
  return mutate(textOf(parseHtml(`<code>${filled}</code>`)));
}

/** Environment variables with the token. */
export function environmentOf({ hasTokenInEnvironment }: Trial): Record<string, string> {
  return hasTokenInEnvironment ? { [samplePlaceholders.tokenVariable]: MOCK_TOKEN } : {};
}
