/**
 * Places of the reader's own values in code. The front matter of a page names the values, each with its placeholder text:
 * `values: { profile: customer-a }`. How a value is written depends on the language, and on the quotes around it.
 */
import { kindOf, textsOf, valueOf, type PageValueName, type PageValues } from "../facts/readerValues";
import { occurrences, type Placeholder } from "./apiVariables";
import { formOf, type Encoding } from "./readerValues";
import { canonicalLanguage } from "../parse/languages";

/** The code in which values stand. Inline code has the language `inline`. */
interface Code {
  readonly text: string;
  readonly language: string;
}

/** A place in code; without a form where no way of writing keeps every value one text. */
interface ReaderPlace extends Omit<Placeholder, "form"> {
  readonly name: PageValueName;
  readonly form: string | undefined;
}

/** Places of a page's values in code, in order; where two overlap, the longer text counts. */
export function readerPlaces(code: Code, values: PageValues): ReaderPlace[] {
  const wanted = (Object.entries(values) as [PageValueName, string | readonly string[]][]).flatMap(
    ([name, texts]) => textsOf(texts).map((text) => ({ name, text })),
  );
  const found = wanted.flatMap(({ name, text }) =>
    occurrences(code.text, text, isHost(name)).map((start) => ({
      name,
      start,
      end: start + text.length,
      form: formAt(name, code, start),
    })),
  );
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  return found.filter(({ start }, index) => !found.slice(0, index).some(({ end }) => end > start));
}

/** A part of a text; with a form, a value can replace it. */
export interface ReaderPart {
  readonly text: string;
  readonly form?: string;
}

/** A text with a page's values in parts of their own; one part if it has none. */
export function readerParts(code: Code, values: PageValues): ReaderPart[] {
  const parts: ReaderPart[] = [];
  let offset = 0;
  for (const { start, end, form } of readerPlaces(code, values)) {
    if (form === undefined) continue;
    parts.push({ text: code.text.slice(offset, start) }, { text: code.text.slice(start, end), form });
    offset = end;
  }
  return [...parts, { text: code.text.slice(offset) }];
}

/** A longer host may end in a domain. */
function isHost(name: PageValueName): boolean {
  return kindOf(valueOf(name)) === "host";
}

/** Inline code as this reads it: a command line in a sentence is typed into a shell, a single word is only named. */
export function inlineCode(text: string): Code {
  return { text, language: /\s/.test(text.trim()) ? "bash" : "inline" };
}

const SHELLS = new Set(["bash", "sh", "shell", "zsh", "console"]);
/** Languages whose texts in double quotes have the escapes of JSON. */
const LIKE_JSON = new Set([
  "json", "jsonc", "yaml", "hcl", "toml", "python", "go", "java", "javascript", "js", "typescript", "ts", "rust",
]); // oxfmt-ignore
const OUTPUT = new Set(["text", "log", "inline"]);

/** Values of other kinds than `name` hold nothing that needs quotes inside of quotes or data. */
function formAt(name: PageValueName, { text, language: written }: Code, at: number): string | undefined {
  const language = canonicalLanguage(written);
  const { quote, from } = quoteAt(text, at, language === "powershell" ? "`" : "\\");
  const value = valueOf(name);
  const way = wayIn(language, quote);
  const inText = SHELLS.has(language) && isInText(text.slice(from, at), quote);
  if (way === undefined && kindOf(value) === "name") return undefined;
  const ways: readonly Encoding[] = name === "serverHost" ? ["host"] : [];
  return formOf(value, ...ways, ...(inText ? ["json" as const] : []), ...(way === undefined ? [] : [way]));
}

function wayIn(language: string, quote: string): Encoding | undefined {
  if (OUTPUT.has(language)) return "raw";
  if (SHELLS.has(language)) return quote === "" ? "sh" : quote === "'" ? "sq" : "dq";
  if (language === "powershell") return quote === "" ? "ps" : undefined;
  if (quote === '"' && LIKE_JSON.has(language)) return "json";
  return quote === "" && language === "yaml" ? "yaml" : undefined;
}

/** True inside of a text in double quotes of JSON or jq that is itself between the quotes of a shell. */
function isInText(before: string, quote: string): boolean {
  if (quote === "'") return (before.replace(/\\./gs, "").match(/"/g)?.length ?? 0) % 2 === 1;
  return quote === '"' && (before.match(/\\"/g)?.length ?? 0) % 2 === 1;
}

/** The quote that is open before an offset (`'`, `"` or none) and where it begins. Comments hold no quotes. */
function quoteAt(text: string, at: number, escape: string): { quote: string; from: number } {
  let open = "";
  let from = 0;
  for (let index = 0; index < at; index++) {
    const sign = text.charAt(index);
    if (sign === escape && open !== "'") index += 1;
    else if (open !== "") open = sign === open ? "" : open;
    else if (sign === "'" || sign === '"') [open, from] = [sign, index + 1];
    else if (sign === "#" && /^$|\s/.test(text.charAt(index - 1))) {
      const end = text.indexOf("\n", index);
      if (end === -1 || end >= at) return { quote: "", from };
      index = end;
    }
  }
  return { quote: open, from };
}
