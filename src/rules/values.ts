import type { Rule } from "docusaurus-waymark-core/rules/given";
import { isMap, isPair, isScalar, parseAllDocuments, visit, type Pair, type Scalar } from "yaml";
import { ACTIVITY_EVENTS } from "../facts/activityEvents";
import { loadFacts } from "docusaurus-waymark-core/facts/load";
import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { replaceMarks } from "docusaurus-waymark-core/product/resolve";
import {
  codeOf,
  findingAt,
  guessing,
  wordForToken,
  wordsToTokens,
  type Page,
  type PageCode,
} from "docusaurus-waymark-core/parse";
import type { Finding } from "docusaurus-waymark-core/report";
import { choose } from "docusaurus-waymark-core/rules/choose";
import { commandsIn } from "docusaurus-plugin-waymark-check/rules/samples/shell";

const CODES = ACTIVITY_EVENTS.map(({ code }) => code);
const FIRST_WORDS = new Set(CODES.map((code) => code.split(".").slice(0, 2).join(".")));

const PROTOCOLS = loadFacts("policyProtocols").map(({ protocol }) => withWords(protocol));

/** Keys of API objects whose values come from a closed list of the facts. */
const VALUES = withEntries({
  role: loadFacts("roles").map(({ role }) => role),
  // Ingress ports accept the pair as one protocol.
  protocol: PROTOCOLS.length > 0 ? [...PROTOCOLS, "tcp/udp"] : [],
  activity_code: CODES,
});

/** Keys whose object holds only keys of a closed list. */
const MEMBERS = withEntries({ checks: loadFacts("postureChecks").map(({ field }) => withWords(field)) });

/** The lists of which the facts have any entry; the others say nothing about values. */
function withEntries(
  lists: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(lists).filter(([, names]) => names.length > 0));
}

const KEYS = [...Object.keys(VALUES), ...Object.keys(MEMBERS)];

export const values: Rule = { names: ["value"], kind: "written", check: valueRule };

/** Roles, policy protocols, posture checks and activity codes in samples and inline code are those of the facts. */
export function valueRule(page: Page): Finding[] {
  return codeOf(page).flatMap((code) => [
    ...activityCodes(page, code),
    ...jsonTexts(code).flatMap(({ text, offset }) =>
      problemsIn(text).map((problem) => finding(page, code, problem.offset + offset, problem)),
    ),
  ]);
}

interface Problem {
  readonly offset: number;
  readonly key: string;
  readonly value: string;
  readonly names: readonly string[];
}

function finding(page: Page, code: PageCode, offset: number, { key, value, names }: Problem): Finding {
  const message = `"${wordsToTokens(value)}" is not a valid ${key}.`;
  const [word, known] = [wordsToTokens(value), names.map(wordsToTokens)];
  const at = code.offsetAt(offset);
  return findingAt(page, at, {
    rule: "value",
    message,
    fix: choose(word, known),
    ...guessing(page.text, at, word, nearest(word, known)),
  });
}

/** Inline code that begins like an activity code has to be one. */
function activityCodes(page: Page, code: PageCode): Finding[] {
  const value = code.text;
  const begins = FIRST_WORDS.has(value.split(".").slice(0, 2).join("."));
  if (code.kind !== "inline" || !begins || !/^[a-z_]+(\.[a-z_]+){2,}$/.test(value)) return [];
  if (CODES.includes(value)) return [];
  return [finding(page, code, 0, { offset: 0, key: "activity code", value, names: CODES })];
}

/** JSON in a sample: the whole fence, or the quoted words of a request in a shell. */
function jsonTexts({ kind, language, text }: PageCode): { text: string; offset: number }[] {
  if (kind === "inline" || !KEYS.some((key) => text.includes(key))) return [];
  if (language === "json") return [{ text, offset: 0 }];
  if (language !== "bash") return [];
  const words = commandsIn(text).flat();
  return words
    .filter((word) => /^\s*[{[][\s{[]*"/.test(word.text))
    .map((word) => ({ text: word.text, offset: word.offset + 1 }));
}

function problemsIn(text: string): Problem[] {
  const problems: Problem[] = [];
  for (const document of parseAllDocuments(text)) {
    if ("empty" in document || document.errors.length > 0) continue;
    visit(document, {
      Pair: (_, pair) => void problems.push(...valueProblem(pair), ...memberProblems(pair)),
    });
  }
  return problems;
}

function valueProblem({ key, value }: Pair): Problem[] {
  const names = isScalar(key) ? own(VALUES, key.value) : undefined;
  if (!names || !isScalar(value) || typeof value.value !== "string" || names.includes(value.value)) return [];
  return [{ offset: startOf(value), key: String((key as Scalar).value), value: value.value, names }];
}

function memberProblems({ key, value }: Pair): Problem[] {
  const names = isScalar(key) ? own(MEMBERS, key.value) : undefined;
  if (!names || !isMap(value)) return [];
  return value.items.flatMap((item) => {
    const name = isPair(item) && isScalar(item.key) ? item.key : undefined;
    if (typeof name?.value !== "string" || names.includes(name.value)) return [];
    return [{ offset: startOf(name), key: "posture check", value: name.value, names }];
  });
}

function own<T>(table: Readonly<Record<string, T>>, key: unknown): T | undefined {
  return typeof key === "string" && Object.hasOwn(table, key) ? table[key] : undefined;
}

function startOf({ range }: Scalar): number {
  return (range?.[0] ?? 0) + 1;
}

/** Data writes tokens as pages do; samples hold one word for each (`maskedToWords`). */
function withWords(text: string): string {
  return replaceMarks(text, { token: wordForToken });
}
