import { codeOf, findingAt, wordsToTokens, type Page, type PageCode } from "docusaurus-waymark-core/parse";
import { fenceMetaOf } from "docusaurus-waymark-core/parse/fenceMeta";
import type { Finding } from "docusaurus-waymark-core/report";
import { composeProblem, isComposeTitle } from "./compose";
import { PARSERS, type SampleProblem } from "./parsers";

const TITLE = /title="([^"]*)"/;
const FRAGMENT = /\bfragment(?:="([^"]*)")?/;

/**
 * Finds syntax errors in samples, and compose files that do not follow the compose schema.
 * A part of a file has `fragment="why"` after its language; then only its syntax counts.
 */
export function sampleRule(page: Page): Finding[] {
  return codeOf(page)
    .filter(({ kind, meta }) => kind === "fence" && fenceMetaOf(meta).file === undefined)
    .flatMap((code) => [...syntaxFindings(page, code), ...reasonFindings(page, code)]);
}

/** A line in data or in a script that stands for others. */
const LEFT_OUT = /^[ \t]+(?:\.\.\.|…)[,;]?$/m;
const DATA: ReadonlySet<string> = new Set(["JSON", "YAML", "TOML"]);

function syntaxFindings(page: Page, code: PageCode): Finding[] {
  if ((isData(code) || /Script$/.test(NAMES[code.language] ?? "")) && LEFT_OUT.test(code.text)) return [];
  const parse = (text: string): SampleProblem | undefined => PARSERS[code.language]?.(text, isPart(code));
  // What looks like a template may be a part of a text.
  if (isData(code) && parse(code.text) === undefined && composeProblemOf(code) === undefined) return [];
  const syntax = parse(withoutTemplates(code, "1"));
  const problem = syntax ?? composeProblemOf(code);
  if (!problem) return [];
  const what = syntax
    ? `The ${NAMES[code.language] ?? code.language} does not parse`
    : "The compose file is wrong";
  const message = wordsToTokens(`${what}: ${problem.message.replace(/[.:]$/, "")}.`);
  const place = code.offsetAt(problem.offset ?? 0);
  return [findingAt(page, place, { rule: "sample", message, fix: problem.fix ?? fixFor(code) })];
}

const TEMPLATE = String.raw`\\\{\{(?:(?!\}\}).)*\}\}`;
/** In data, two braces need no backslash to be no data, and there are tags: `{{ .Port }}`, `{% if a %}`. */
const TEMPLATE_OF_DATA = String.raw`\\?\{\{(?:(?!\}\}).)*\}\}|\{%(?:(?!%\}).)*%\}`;

/** Code as its template makes it: `\{{ .Port }}` becomes a value of equal length, and a line with nothing else is blank. */
function withoutTemplates(code: PageCode, sign: string): string {
  const template = isData(code) ? TEMPLATE_OF_DATA : TEMPLATE;
  return code.text
    .replace(new RegExp(`^[ \\t]*(?:${template})[ \\t]*$`, "gm"), (line) => " ".repeat(line.length))
    .replace(new RegExp(template, "g"), (one) => (one.startsWith("{%") ? " " : sign).repeat(one.length));
}

function isData({ language }: PageCode): boolean {
  return DATA.has(NAMES[language] ?? "");
}

/** Names of the languages of samples in findings. */
const NAMES: Readonly<Record<string, string>> = {
  ...{ yaml: "YAML", yml: "YAML", json: "JSON", jsonc: "JSON", toml: "TOML", hcl: "HCL", terraform: "HCL" },
  ...{ ini: "INI", env: "list of variables", properties: "list of properties", nginx: "nginx configuration" },
  ...{ docker: "Dockerfile", dockerfile: "Dockerfile", powershell: "PowerShell", ps1: "PowerShell" },
  ...{ js: "JavaScript", jsx: "JavaScript", javascript: "JavaScript" },
  ...{ ts: "TypeScript", tsx: "TypeScript", typescript: "TypeScript" },
  ...{ bash: "shell code", sh: "shell code", shell: "shell code" },
};

function isPart({ meta }: PageCode): boolean {
  return FRAGMENT.test(meta.replace(TITLE, ""));
}

function composeProblemOf(code: PageCode): SampleProblem | undefined {
  const isChecked = isComposeTitle(TITLE.exec(code.meta)?.[1] ?? "") && !isPart(code);
  return isChecked ? composeProblem(withoutTemplates(code, "x")) : undefined;
}

function fixFor({ meta }: PageCode): string {
  return isComposeTitle(TITLE.exec(meta)?.[1] ?? "")
    ? 'correct the sample, or add fragment="why" if it is part of the file.'
    : 'correct the sample, add fragment="why" if it is part of a file, or use the language text for output.';
}

function reasonFindings(page: Page, code: PageCode): Finding[] {
  const fragment = FRAGMENT.exec(code.meta.replace(TITLE, ""));
  if (fragment === null || (fragment[1] ?? "").trim() !== "") return [];
  const message = "The fragment has no reason.";
  return [
    findingAt(page, code.offsetAt(0), { rule: "sample", message, fix: 'write fragment="part of a pod".' }),
  ];
}
