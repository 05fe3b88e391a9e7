import { PAGE_TOKENS, VARIABLE_PREFIX } from "../../samples";
import { parseHtml, textOf } from "docusaurus-waymark-core/build/html";
import { highlight } from "docusaurus-theme-waymark/plugins/markdown/code/highlight";
import {
  fillPlaceholders,
  findPlaceholders,
  type SamplePlaceholder,
} from "docusaurus-waymark-core/values/apiVariables";
import { MOCK_TOKEN } from "../mock/server";
import type { Program } from "./pages";

/** One run of a program: unchanged, or with a mistake that the API must refuse. */
export interface Trial {
  readonly program: Program;
  /** Describes the change; empty for an unchanged program. */
  readonly change: string;
  /** The program as a reader copies it with the address of a server. */
  readonly codeFor: (baseUrl: string) => string;
  readonly env: Readonly<Record<string, string>>;
  readonly mustFail: boolean;
}

/** A program, unchanged: its token is in the environment. */
export function unchangedTrial(program: Program, placeholders: readonly SamplePlaceholder[]): Trial {
  return {
    program,
    change: "",
    codeFor: (baseUrl) => copiedText(program, placeholders, { baseUrl }),
    env: Object.fromEntries(variablesIn(program).map((name) => [name, MOCK_TOKEN])),
    mustFail: false,
  };
}

/** The variables that a program reads: that of the token, and those of further credentials. */
function variablesIn({ code }: Program): readonly string[] {
  const further = code.match(new RegExp(`\\b${VARIABLE_PREFIX}_[A-Z0-9_]+`, "g")) ?? [];
  return [PAGE_TOKENS.tokenVariable, ...further];
}

/** Two mistakes, which prove that failures are detected, and a run with the token filled in. */
export function changedTrials(
  program: Program,
  placeholders: readonly SamplePlaceholder[],
): readonly Trial[] {
  const trial = unchangedTrial(program, placeholders);
  const path = program.expected?.path ?? "";
  return [
    { ...trial, change: "without the token", env: {}, mustFail: true },
    {
      ...trial,
      change: "with a misspelled path",
      codeFor: (baseUrl) => trial.codeFor(baseUrl).replaceAll(path, `${path}x`),
      mustFail: true,
    },
    {
      ...trial,
      change: "with the token filled in",
      codeFor: (baseUrl) => copiedText(program, placeholders, { baseUrl, token: MOCK_TOKEN }),
      env: {},
    },
  ];
}

/** The code that a reader copies after filling in values; uses the same functions as the page. */
function copiedText(
  { code, language }: Program,
  placeholders: readonly SamplePlaceholder[],
  values: Parameters<typeof fillPlaceholders>[1],
): string {
  const html = highlight(code, language, new Map(), findPlaceholders(code, placeholders));
  return textOf(parseHtml(`<code>${fillPlaceholders(html, values)}</code>`));
}
