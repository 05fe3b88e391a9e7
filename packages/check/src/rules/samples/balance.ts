import type { SampleProblem } from "./parsers";

/**
 * Facts about a language without a maintained parser in JavaScript: enough to see that every bracket and text is
 * closed. Patterns are sticky.
 */
export interface Lexis {
  /** Comments, and texts without anything to evaluate in them: skipped whole. */
  readonly skipped: RegExp;
  /** Takes the meaning from the next character, in a text and outside. */
  readonly escape: string;
  /** Begins code inside a double-quoted text; its last character is the bracket that is closed again. */
  readonly interpolation: RegExp;
  /** A quote that only `skipped` may begin: one that is met was not closed. */
  readonly quote?: string;
}

export const POWERSHELL: Lexis = {
  skipped: /<#[\s\S]*?#>|(?<![^\s;(){}|])#[^\n]*|@'\n[\s\S]*?\n'@|@"\n[\s\S]*?\n"@|'(?:[^']|'')*'/y,
  escape: "`",
  interpolation: /\$\(/y,
  quote: "'",
};

export const HCL: Lexis = {
  skipped: /\/\*[\s\S]*?\*\/|(?:#|\/\/)[^\n]*|<<[-~]?"?(\w+)"?\n[\s\S]*?\n[ \t]*\1\b/y,
  escape: "\\",
  interpolation: /[$%]\{/y,
};

const CLOSERS: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}", '"': '"' };
const OPENERS = new Map(Object.entries(CLOSERS).map(([open, close]) => [close, open]));

interface Opened {
  readonly mark: string;
  readonly offset: number;
}

/** The first bracket or quote that has no partner. */
export function balanceProblem(text: string, lexis: Lexis): SampleProblem | undefined {
  const opened: Opened[] = [];
  for (let offset = 0; offset < text.length;) {
    const inText = opened.at(-1)?.mark === '"';
    const length = (pattern: RegExp): number => matchAt(text, offset, pattern);
    const char = text.charAt(offset);
    const skipped = inText ? 0 : length(lexis.skipped);
    const begun = inText ? length(lexis.interpolation) : 0;
    if (char === lexis.escape) offset += 2;
    else if (skipped > 0) offset += skipped;
    else if (begun > 0) {
      opened.push({ mark: text.charAt(offset + begun - 1), offset });
      offset += begun;
    } else {
      if (!inText && char === lexis.quote) return unclosed({ mark: char, offset });
      if (!step(opened, char, offset, inText))
        return { message: `this "${char}" has no opening bracket`, offset };
      offset += 1;
    }
  }
  const last = opened.at(-1);
  return last && unclosed(last);
}

/** Opens or closes; false when the character closes what is not open. */
function step(opened: Opened[], mark: string, offset: number, inText: boolean): boolean {
  if (inText && mark !== '"') return true;
  const opener = OPENERS.get(mark);
  if (opener !== undefined && opened.at(-1)?.mark === opener) opened.pop();
  else if (mark in CLOSERS) opened.push({ mark, offset });
  else return opener === undefined;
  return true;
}

function unclosed({ mark, offset }: Opened): SampleProblem {
  return { message: `this ${mark} is not closed`, offset };
}

function matchAt(text: string, offset: number, pattern: RegExp): number {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0].length ?? 0;
}
