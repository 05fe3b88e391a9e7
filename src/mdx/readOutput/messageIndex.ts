/** Finds the message that a line contains, among hundreds, fast enough for millions of lines a minute. */
import { MESSAGES, type Message } from "../../facts/messages";

interface Entry {
  readonly message: Message;
  /** The texts between placeholders, in order, in lower case. */
  readonly parts: readonly string[];
  /** Their length together: the message with more fixed text is the better match. */
  readonly length: number;
}

export interface MessageIndex {
  /** The message of a line; the one with the most fixed text when several fit. */
  readonly find: (line: string) => Message | undefined;
}

const WORD = /[a-z]{3,}/g;
/** Messages with less fixed text would be found in unrelated lines. */
const MIN_LENGTH = 10;

/** An index by the rarest word of each message. Tokens of texts must be replaced before: `textOf`. */
export function messageIndex(textOf: (message: Message) => string): MessageIndex {
  const entries = MESSAGES.map((message) => entryOf(message, textOf(message))).filter(
    ({ length }) => length >= MIN_LENGTH,
  );
  const counts = new Map<string, number>();
  for (const { parts } of entries)
    for (const word of wordsOf(parts)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const byWord = new Map<string, Entry[]>();
  for (const entry of entries) {
    const words = wordsOf(entry.parts).sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
    const [rarest] = words;
    if (rarest !== undefined) byWord.set(rarest, [...(byWord.get(rarest) ?? []), entry]);
  }
  return { find: (line) => bestOf(line.toLowerCase(), byWord) };
}

function entryOf(message: Message, text: string): Entry {
  const parts = text
    .toLowerCase()
    .split(/<[^<>]*>/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return { message, parts, length: parts.join("").length };
}

function wordsOf(parts: readonly string[]): string[] {
  return [...new Set(parts.flatMap((part) => part.match(WORD) ?? []))];
}

function bestOf(line: string, byWord: ReadonlyMap<string, readonly Entry[]>): Message | undefined {
  let best: Entry | undefined;
  for (const word of line.match(WORD) ?? [])
    for (const entry of byWord.get(word) ?? [])
      if ((best === undefined || entry.length > best.length) && hasParts(line, entry.parts)) best = entry;
  return best?.message;
}

function hasParts(line: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = line.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return true;
}
