import { commandsInString, invocationOfList, type Invocation } from "./invocations";

/** A string of a program: its text without quotes, and where that begins. */
interface Literal {
  readonly text: string;
  readonly offset: number;
}

const STRING = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g;

/** The text between two strings of one list. */
const COMMA = /^\s*,\s*$/;

/** Text between marks, as HCL and shells have it: `<<-EOT` … `EOT`. */
const HERE_DOCUMENT = /<<[-~]?["']?(\w+)["']?[^\n]*\n([\s\S]*?)\n[ \t]*\1\b/g;

/**
 * Starts of the client in a program's strings: lists of words (`["client", "status"]`), strings that hold a command
 * line, and here documents. Escapes stay as they are written, so offsets are those of the text.
 */
export function literalInvocations(text: string): Invocation[] {
  const documents = [...text.matchAll(HERE_DOCUMENT)].map((match) => {
    const [whole, , body = ""] = match;
    return { text: body, offset: match.index + whole.indexOf("\n") + 1 };
  });
  const lists = listsOf(text);
  const lines = [...documents, ...lists.flat()];
  return [...lists.flatMap((list) => wordList(list) ?? []), ...lines.flatMap(commandLines)];
}

/** Strings that follow each other with nothing but commas between them. */
function listsOf(text: string): Literal[][] {
  const lists: Literal[][] = [];
  let end = 0;
  for (const match of text.matchAll(STRING)) {
    const literal = { text: match[1] ?? match[2] ?? match[3] ?? "", offset: match.index + 1 };
    const last = lists.at(-1);
    if (last && COMMA.test(text.slice(end, match.index))) last.push(literal);
    else lists.push([literal]);
    end = match.index + match[0].length;
  }
  return lists;
}

/** A name without other words is data, such as a path, and starts nothing. */
function wordList(list: readonly Literal[]): Invocation | undefined {
  const found = invocationOfList(list.map((word) => ({ ...word, open: /[{$%]/.test(word.text) })));
  return found?.words.length === 0 ? undefined : found;
}

function commandLines({ text, offset }: Literal): Invocation[] {
  return commandsInString(text, (at) => at + offset);
}
