import { nearest } from "docusaurus-waymark-core/lib/nearest";
import {
  codeOf,
  findingAt,
  replacing,
  type Page,
  type Replacement,
  guessing,
} from "docusaurus-waymark-core/parse";
import { isKnownLanguage, LANGUAGE_NAMES } from "docusaurus-waymark-core/parse/languages";
import type { Finding } from "docusaurus-waymark-core/report";
import { KINDS } from "./admonitions";

/** Finds fences without a language that the site can show; `text` is for output and plain text. */
export function fenceLanguageRule(page: Page): Finding[] {
  return codeOf(page).flatMap(({ kind, language, offsetAt }) => {
    if (kind !== "fence" || (language !== "" && isKnownLanguage(language))) return [];
    const message =
      language === "" ? "The fence has no language." : `There is no language called "${language}".`;
    const fix = fixOf(language);
    return [
      {
        ...findingAt(page, offsetAt(0), { rule: "fence-language", message, fix }),
        ...opening(page, offsetAt(0)),
        ...renaming(page, offsetAt(0), language),
      },
    ];
  });
}

/** Names of languages that are known by another one. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  "c++": "cpp",
  "c#": "csharp",
  bat: "text",
  batch: "text",
  cmd: "text",
  conf: "ini",
  cs: "csharp",
  fish: "bash",
  golang: "go",
  json5: "json",
  log: "text",
  none: "text",
  output: "text",
  plain: "text",
  pwsh: "powershell",
  python3: "python",
  rs: "rust",
  "shell-session": "console",
  shellsession: "console",
  svelte: "html",
  systemd: "ini",
  terminal: "console",
  vue: "html",
  zsh: "bash",
};

/** The name that a language has here: another one, or the part before a comma, as in `rust,no_run`. */
function otherNameOf(language: string): string | undefined {
  const [first = ""] = language.split(",");
  if (first !== language && isKnownLanguage(first)) return first;
  return Object.hasOwn(OTHER_NAMES, first) ? OTHER_NAMES[first] : undefined;
}

/** Short names are rather another language than a mistake: `cs` is not `js`, and `scss` is not `css`. */
const SHORT = { none: 3, sameLength: 4 } as const;

function nearLanguage(language: string): string | undefined {
  const near = language.length > SHORT.none ? nearest(language, LANGUAGE_NAMES) : undefined;
  return near?.length === language.length || language.length > SHORT.sameLength ? near : undefined;
}

function fixOf(language: string): string {
  if (language === "mdx-code-block")
    return "remove the lines with backticks, and write the component itself: every page is MDX.";
  if (language === "") return 'write one after the backticks, or "text".';
  const kind = /^\{(\w+)\}$/.exec(language)?.[1] ?? "";
  if (KINDS.includes(kind)) return `write ":::${kind}" above the text and ":::" below it.`;
  if (kind !== "") return "write Markdown or a component: this site does not read directives of MyST.";
  const joined = /^(\w+)(\{.*)$/.exec(language);
  if (joined) return `write a space: "${joined[1] ?? ""} ${joined[2] ?? ""}".`;
  const other = otherNameOf(language);
  if (other !== undefined) return `write "${other}".`;
  const near = nearLanguage(language);
  return near === undefined ? 'write "text", which colors nothing, or another language.' : `write "${near}".`;
}

function renaming({ text }: Page, offset: number, language: string): Replacement {
  const line = text.lastIndexOf("\n", offset - 2) + 1;
  const at = line + text.slice(line, offset).search(/(?<=[`~])[^`~\s]/);
  const other = otherNameOf(language);
  return other === undefined
    ? guessing(text, at, language, nearLanguage(language))
    : replacing(text, at, language, other);
}

/** A fence's code starts on the line after the mark that is wrong. */
function opening(page: Page, offset: number): { line: number; column: number } {
  const before = page.text.slice(0, offset).split("\n");
  const mark = before.at(-2) ?? "";
  return { line: Math.max(1, before.length - 1), column: mark.search(/[`~]/) + 1 };
}
