/** Finds what the site knows about a line. */
import { isCause, type Message, MESSAGES, PLAIN_TEXTS, textsOf } from "../../facts/messages";
import { templateIndex, type TemplateIndex } from "docusaurus-waymark-core/lib/templates";
import { sourceOf } from "./logLine";

export interface KnownLine {
  /** The messages whose text is in the line; several if the same text has several meanings. */
  readonly messages: readonly Message[];
  /** True if no text is in the line, and the message only shares most words with it. */
  readonly isGuess?: boolean;
  /** The cause that the line names after the message. */
  readonly cause?: Message | undefined;
}

/** Of a line without a message: whether the product writes it while it works, or nothing is known about it. */
export type PlainLine = "normal" | "unexplained";

export interface KnownLines {
  /** What a line has; undefined for nothing. */
  readonly find: (line: string) => KnownLine | PlainLine | undefined;
  /** A message that shares most words with the line, as after a change of wording. */
  readonly guess: (line: string) => KnownLine | undefined;
}

/** A text with its message, or without one. */
interface Item {
  readonly text: string;
  readonly message?: Message;
  readonly isNormal?: boolean;
}

/** The beginning of lines that another process signs with its name: only messages about other software are right for them. */
const SIGNED =
  /^(?:Error response from daemon|curl|ssh|scp|nginx|psql|pg_dump|pg_restore|ping6?|apt|systemctl|modprobe): /;
const ABOUT_OTHERS: ReadonlySet<string> = new Set(["docker", "ssh"]);

const known = new WeakMap<(text: string) => string, KnownLines>();

/** The lines that the site knows, made once for each function that replaces the tokens in texts. */
export function knownLines(resolve: (text: string) => string): KnownLines {
  const made = known.get(resolve) ?? makeKnownLines(resolve);
  known.set(resolve, made);
  return made;
}

function makeKnownLines(resolve: (text: string) => string): KnownLines {
  const items: readonly Item[] = [
    ...MESSAGES.flatMap((message) => textsOf(message).map((text) => ({ message, text }))),
    ...PLAIN_TEXTS,
  ];
  const index: TemplateIndex<Item> = templateIndex(
    items,
    ({ text }) => resolve(text),
    ({ message }) => message !== undefined && isCause(message),
  );
  return {
    find: (line) => {
      const found = index.find(line).filter(({ message }) => canBeFrom(message, line));
      const messages = found.flatMap(({ message }) => message ?? []);
      const [cause] = messages.filter(isCause);
      const own = found.filter(({ message }) => message && !isCause(message));
      const [first] = own;
      if (first) return { messages: alternatives(first, own, line), cause };
      const [plain] = found.filter(({ message }) => !message);
      if (cause) return { messages: [cause] };
      return plain && (plain.isNormal ? "normal" : "unexplained");
    },
    guess: (line) => {
      const message = index.closest(line)?.message;
      return message && canBeFrom(message, line) ? { messages: [message], isGuess: true } : undefined;
    },
  };
}

/** False for a message of the product on a line that another process signs. */
function canBeFrom(message: Message | undefined, line: string): boolean {
  return (
    !SIGNED.test(line) || (message !== undefined && (isCause(message) || ABOUT_OTHERS.has(message.component)))
  );
}

/** The messages with the same text: those of the source that the line names, if there are any. */
function alternatives(first: Item, found: readonly Item[], line: string): readonly Message[] {
  const same = found.filter(({ text }) => text === first.text).flatMap(({ message }) => message ?? []);
  const source = sourceOf(line);
  const printed = same.filter((message) => source !== undefined && message.source.endsWith(source));
  const folder = source?.split("/")[0] ?? "";
  const near = same.filter((message) => message.source.split("/")[0] === folder);
  const [some = same] = [printed, near].filter((part) => part.length > 0);
  return [...new Map(some.map((message) => [message.id, message])).values()];
}
