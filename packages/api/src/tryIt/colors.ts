/** A piece of a text, with the class of its color (`packages/theme/src/css/code.css`); without one it has the color of the text. */
export interface Piece {
  readonly text: string;
  readonly className?: string;
}

/** Colored parts, in groups: key, string, word, number in JSON; command, option, string in a shell. */
const PATTERNS = {
  json: /(?<p>"(?:\\.|[^"\\\n])*"(?=\s*:))|(?<s>"(?:\\.|[^"\\\n])*")|(?<n>\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*)/g,
  shell: /(?<f>^curl\b)|(?<p>(?<=\s)--?[A-Za-z][\w-]*)|(?<s>'[^']*'|"(?:\\.|[^"\\])*")/gm,
} as const;

/**
 * Splits a text into pieces with colors. The samples of a page are highlighted in the build; texts that readers make get this
 * small part of it, so that no grammar has to be loaded. Joined, the pieces are the text.
 */
export function coloredPieces(text: string, language: keyof typeof PATTERNS): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(PATTERNS[language])) {
    const [kind] =
      Object.entries<string | undefined>(match.groups ?? {}).find(([, found]) => found !== undefined) ?? [];
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: match[0], className: `tk-${kind ?? ""}` });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** True if a text can be colored as JSON. */
export function isJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}
