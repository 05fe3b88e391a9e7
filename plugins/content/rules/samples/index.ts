import { codeOf, findingAt, type Page, type PageCode } from "../../parse";
import { fenceMetaOf } from "../../parse/fenceMeta";
import type { Finding } from "../../../report";
import { composeProblem, isComposeTitle } from "./compose";
import { PARSERS, type SampleProblem } from "./parsers";

const TITLE = /title="([^"]*)"/;
const FRAGMENT = /\bfragment(?:="([^"]*)")?/;

/**
 * Every sample in a language with a parser is well formed, and compose files follow the compose schema.
 * A part of a file carries `fragment="why"` behind its language; then only its syntax counts.
 */
export function sampleRule(page: Page): Finding[] {
  return codeOf(page)
    .filter(({ kind, meta }) => kind === "fence" && fenceMetaOf(meta).file === undefined)
    .flatMap((code) => [...syntaxFindings(page, code), ...reasonFindings(page, code)]);
}

function syntaxFindings(page: Page, code: PageCode): Finding[] {
  const problem = PARSERS[code.language]?.(code.text) ?? composeProblemOf(code);
  if (!problem) return [];
  const message = `The ${code.language} does not parse: ${problem.message.replace(/[.:]$/, "")}.`;
  const place = code.offsetAt(problem.offset ?? 0);
  return [findingAt(page, place, { rule: "sample", message, fix: fixFor(code) })];
}

function composeProblemOf({ meta, text }: PageCode): SampleProblem | undefined {
  const title = TITLE.exec(meta)?.[1] ?? "";
  const isChecked = isComposeTitle(title) && !FRAGMENT.test(meta.replace(TITLE, ""));
  const message = isChecked ? composeProblem(text) : undefined;
  return message === undefined ? undefined : { message };
}

function fixFor({ meta }: PageCode): string {
  return isComposeTitle(TITLE.exec(meta)?.[1] ?? "")
    ? 'correct the sample, or add fragment="why" when it is a part of the file.'
    : "correct the sample, or use the language text for what is no code.";
}

function reasonFindings(page: Page, code: PageCode): Finding[] {
  const fragment = FRAGMENT.exec(code.meta.replace(TITLE, ""));
  if (fragment === null || (fragment[1] ?? "").trim() !== "") return [];
  const message = "The fragment gives no reason.";
  return [
    findingAt(page, code.offsetAt(0), { rule: "sample", message, fix: 'write fragment="part of a pod".' }),
  ];
}
