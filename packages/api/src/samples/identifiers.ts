/** Names in code, made of names of an API description, which can have any letters and be words of the language or of the sample. */

interface Wanted {
  /** Matches what is between words: all that a name cannot have. */
  readonly between: RegExp;
  /** Begins a name that cannot stand by itself. */
  readonly prefix: string;
  /** Names that the code uses for something else. */
  readonly taken: ReadonlySet<string>;
}

/** The name of a type: `listPeers`, `list-peers` and `List peers` become `ListPeers`. */
export function typeIdentifier(text: string, { between, prefix, taken }: Wanted): string {
  const name = text
    .normalize("NFC")
    .split(between)
    .map((word) => word.replace(/^./u, (first) => first.toUpperCase()))
    .join("");
  const isName = /^\p{ID_Start}/u.test(name) && !taken.has(name);
  return isName ? name : `${prefix}${name}`;
}

/** What is between words in languages whose names have letters of all scripts. */
export const NO_LETTER = /[^\p{ID_Continue}]+|_+/u;
/** What is between words in sources that are in ASCII. */
export const NO_ASCII_LETTER = /[^A-Za-z0-9]+/;

/** The name of an environment variable: `appKey` with the prefix `API` becomes `API_APP_KEY`. The prefix keeps it from being `PATH`. */
export function variableName(text: string, prefix: string): string {
  const words = text.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_").split(NO_ASCII_LETTER);
  return [prefix, ...words.filter((word) => word !== "")].join("_").toUpperCase();
}
