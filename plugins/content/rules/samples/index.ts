import { codeOf, findingAt, type Page, type PageCode } from "../../parse";
import type { Finding } from "../../../report";
import { composeProblem, isComposeTitle } from "./compose";
import { PARSERS } from "./parsers";

const TITLE = /title="([^"]*)"/;
const FRAGMENT = /\bfragment(?:="([^"]*)")?/;

/**
 * Every sample in a language with a parser is well formed, and compose files follow the compose schema.
 * A part of a file carries `fragment="why"` behind its language; then only its syntax counts.
 */
export async function sampleRule(page: Page): Promise<Finding[]> {
  const fences = codeOf(page).filter(({ kind }) => kind === "fence");
  return (await Promise.all(fences.map((code) => check(page, code)))).flat();
}

async function check(page: Page, code: PageCode): Promise<Finding[]> {
  const message = (await PARSERS[code.language]?.(code.text)) ?? composeMessage(code);
  const finding = (message: string, fix: string) =>
    findingAt(page, code.offsetAt(0), { rule: "sample", message, fix });
  return [
    ...(message === undefined
      ? []
      : [finding(`The ${code.language} does not parse: ${message}.`, mend(code))]),
    ...(lacksReason(code)
      ? [finding("The fragment gives no reason.", 'write fragment="part of a pod".')]
      : []),
  ];
}

function composeMessage({ meta, text }: PageCode): string | undefined {
  const title = TITLE.exec(meta)?.[1] ?? "";
  return isComposeTitle(title) && !FRAGMENT.test(meta) ? composeProblem(text) : undefined;
}

function mend({ meta }: PageCode): string {
  return isComposeTitle(TITLE.exec(meta)?.[1] ?? "")
    ? 'mend the sample, or add fragment="why" when it is a part of the file.'
    : "mend the sample, or use the language text for what is no code.";
}

function lacksReason({ meta }: PageCode): boolean {
  const fragment = FRAGMENT.exec(meta.replace(TITLE, ""));
  return fragment !== null && (fragment[1] ?? "").trim() === "";
}
