import { fillPlaceholders, findPlaceholders } from "../../../src/lib/apiVariables";
import { highlight } from "../../../plugins/markdown/code/highlight";
import { samplePlaceholdersOf } from "../../../src/product/samplePlaceholders";
import { product } from "../../../src/product/current";
import { MOCK_TOKEN } from "../mock/token";
import type { Program } from "./pages";

/** One way to run a program: as it is read, or changed so that the API must refuse it. */
export interface Trial {
  readonly program: Program;
  /** Empty for a program as it is read. */
  readonly change: string;
  readonly mutate: (code: string) => string;
  /** The reader has filled in the token; its environment variable is not set then. */
  readonly filled: boolean;
  /** The environment holds the token. */
  readonly tokenSet: boolean;
  readonly mustFail: boolean;
}

const asIs = { change: "", mutate: (code: string) => code, filled: false, tokenSet: true, mustFail: false };

const places = samplePlaceholdersOf(product);

/** Every program as it is read. */
export function trialsOf(programs: readonly Program[]): Trial[] {
  return programs.map((program) => ({ ...asIs, program }));
}

/** Changes that prove that a run can fail, and that a token which a reader fills in works, for one sample a language. */
export function proofsOf(programs: readonly Program[], field: string): Trial[] {
  const refused = { ...asIs, mustFail: true };
  return programs.flatMap((program): Trial[] => [
    { ...refused, program, change: "without the token", tokenSet: false },
    {
      ...refused,
      program,
      change: "with a misspelled path",
      mutate: (code) => code.replace("/api/", "/apu/"),
    },
    {
      ...refused,
      program,
      change: `without the field ${field}`,
      mutate: (code) => withoutField(code, field),
    },
    { ...asIs, program, change: "with the token filled in", filled: true, tokenSet: false },
  ]);
}

function withoutField(code: string, field: string): string {
  const line = new RegExp(`^\\s*["']?${field}["']?\\s*(?::|=>)\\s*["'].*\\n`, "m");
  if (!line.test(code)) throw new Error(`No line of the sample sets ${field}.`);
  return code.replace(line, "");
}

/** The text that a reader copies who has filled in the mock's address: the same marks, filled by the same function. */
export function copiedText({ program, mutate, filled }: Trial, baseUrl: string): string {
  const { code, language } = program;
  const html = highlight(code, language, new Map(), findPlaceholders(code, places));
  return mutate(textOf(fillPlaceholders(html, { baseUrl, token: filled ? MOCK_TOKEN : undefined })));
}

/** Variables of a reader's shell; guides outside of the API section use a shorter name. */
export function environmentOf({ tokenSet }: Trial): Record<string, string> {
  return tokenSet ? { [places.tokenVariable]: MOCK_TOKEN, API_TOKEN: MOCK_TOKEN } : {};
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}
