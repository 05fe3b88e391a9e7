import type { Rule } from "docusaurus-waymark-core/rules/given";
import {
  codeOf,
  findingAt,
  guessing,
  wordsToTokens,
  type Page,
  type PageCode,
} from "docusaurus-waymark-core/parse";
import type { Finding } from "docusaurus-waymark-core/report";
import { checkCommand } from "./checkCommand";
import { dataInvocations } from "./dataInvocations";
import { CLIENT, invocationsIn, type Invocation } from "./invocations";
import { literalInvocations } from "./literalInvocations";

const SHELLS = new Set(["bash", "sh", "shell", "console", "zsh", ""]);
const DATA = new Set(["yaml", "yml", "json", "jsonc"]);
const PROGRAMS = new Set(["python", "go", "js", "jsx", "ts", "tsx", "java", "ruby", "php", "rust", "hcl"]);

export const commands: Rule = { names: ["command"], kind: "written", check: commandRule };

/** Every command line of the client, in fences and in inline code, is one that the command data knows. */
export function commandRule(page: Page): Finding[] {
  return codeOf(page).flatMap((code) =>
    startsIn(code).flatMap(({ words, end }) =>
      checkCommand(words, code.kind === "fence", end).map(({ offset, message, fix, meant }) => {
        const at = code.offsetAt(offset);
        const edit = guessing(page.text, at, wordsToTokens(meant?.word ?? ""), meant?.near);
        return findingAt(page, at, { rule: "command", message, fix, ...edit });
      }),
    ),
  );
}

function startsIn({ kind, language, text }: PageCode): Invocation[] {
  if (!text.includes(CLIENT)) return [];
  if (kind === "inline" || SHELLS.has(language)) return invocationsIn(text);
  if (DATA.has(language)) return dataInvocations(text);
  if (PROGRAMS.has(language)) return literalInvocations(text);
  return invocationsIn(asShell(language, text));
}

/** Other notations with command lines in them, as shell text of the same length. */
function asShell(language: string, text: string): string {
  if (language === "powershell" || language === "ps1") return fromPowerShell(text);
  if (language === "docker" || language === "dockerfile")
    return blank(text, /^\s*(HEALTHCHECK.*\s)?(RUN|CMD)\s/gm);
  if (language === "ini") return blank(text, /^Exec\w+=[-+!@:]*/gm);
  return onlyPrompts(text);
}

/** Paths, continued lines and the call operator, as a POSIX shell writes them. */
function fromPowerShell(text: string): string {
  return blank(text.replaceAll("\\", "/").replace(/`$/gm, "\\"), /^\s*& /gm);
}

function blank(text: string, words: RegExp): string {
  return text.replace(words, (match) => " ".repeat(match.length));
}

/** Output and foreign languages hold commands only behind a prompt. */
function onlyPrompts(text: string): string {
  return text
    .split("\n")
    .map((line) => (/^\s*(\$|PS>) /.test(line) ? line : " ".repeat(line.length)))
    .join("\n");
}
