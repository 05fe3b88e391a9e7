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

/** One run of a program. */
export interface Trial {
  readonly program: Program;
  /** The program as a reader copies it with the address of a server. */
  readonly codeFor: (baseUrl: string) => string;
  readonly env: Readonly<Record<string, string>>;
}

/** A run of a program, whose token is in the environment. */
export function trialOf(program: Program, placeholders: readonly SamplePlaceholder[]): Trial {
  return {
    program,
    codeFor: (baseUrl) => copiedText(program, placeholders, { baseUrl }),
    env: Object.fromEntries(variablesIn(program).map((name) => [name, MOCK_TOKEN])),
  };
}

/** The variables that a program reads: that of the token, and those of further credentials. */
function variablesIn({ code }: Program): readonly string[] {
  const further = code.match(new RegExp(`\\b${VARIABLE_PREFIX}_[A-Z0-9_]+`, "g")) ?? [];
  return [PAGE_TOKENS.tokenVariable, ...further];
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
