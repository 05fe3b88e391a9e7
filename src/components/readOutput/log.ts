/** Reads lines of logs of the client and the servers, and of commands. */
import { type Message, MESSAGE_PAGES, messageRoute, placeOf } from "../../facts/messages";
import { knownLines, type KnownLine, type KnownLines } from "./knownLines";
import { levelOf, sayingOf } from "./logLine";
import type { OutputFinding, Severity } from "./model";
import { quoted } from "./reasons";

/** Links that work again: earlier lines about them no longer apply. */
const RECOVERED: Readonly<Record<string, RegExp>> = {
  Management: /connected to the Management Service stream/,
  Signal: /connected to the Signal Service stream/,
  Relay: /relay connection (?:is )?established|successfully dialed via|chosen home Relay server/,
};
const CLOCK = /handshake is in the future|used before issued|not valid yet|deadline rejected/i;
/** The line with which a command ends: lines before it say what it tried. */
const RESULT = /^Error: /;
const RESULT_WEIGHT = 5;
const RELATED_LINES = 5;
const MAX_UNKNOWN = 200;
const MAX_GUESSES = 1000;
const WEIGHTS: Readonly<Record<Message["level"], number>> = {
  fatal: 86,
  error: 50,
  warning: 22,
  info: 8,
  debug: 6,
};
/** A cause comes after its message, and a guess after everything that is known. */
const CAUSE_WEIGHT = 5;
const GUESS_WEIGHT = 4;
const NORMAL_WEIGHT = 1;
/** A first step that says that nothing needs to be done, always or for a single line. */
const HARMLESS = /^(?:Do nothing|There is nothing to do)[.:]/;
const HARMLESS_ALONE =
  /^(?:Do nothing|Wait|There is nothing to do)\b|^(?:For|If)\b.*\b(?:there is nothing to do|nothing is wrong)\b/;

interface Seen extends KnownLine {
  /** What the first line says. */
  readonly saying: string;
  cause: Message | undefined;
  /** True if it was only seen as the cause that another message names. */
  readonly isCause?: boolean;
  /** True if a command ended with it. */
  isResult: boolean;
  count: number;
  last: number;
  readonly lines: number[];
}

/** Collects what lines of a log say; lines can come in any number of portions. */
export class LogReader {
  readonly #known: KnownLines;
  readonly #readsQuiet: boolean;
  readonly #seen = new Map<string, Seen>();
  readonly #recovered = new Map<string, number>();
  readonly #unknown: number[] = [];
  readonly #clock: number[] = [];
  readonly #normal: { readonly saying: string; readonly line: number }[] = [];
  #logLines = 0;
  #guesses = 0;

  /**
   * @param resolve replaces tokens in the literal text of a message
   * @param readsQuiet also looks for messages in lines below a warning, of which a long log has too many
   */
  constructor(resolve: (text: string) => string, readsQuiet: boolean) {
    this.#readsQuiet = readsQuiet;
    this.#known = knownLines(resolve);
  }

  /** Number of lines that were lines of a log. */
  get logLines(): number {
    return this.#logLines;
  }

  /** Lines with a warning or error that no message explains, and lines that are not from a log. */
  get unknown(): readonly number[] {
    return this.#unknown;
  }

  read(text: string, line: number): void {
    if (text.trim() === "") return;
    const level = levelOf(text);
    if (level !== undefined) this.#logLines += 1;
    for (const [topic, pattern] of Object.entries(RECOVERED))
      if (pattern.test(text)) this.#recovered.set(topic, line);
    if (level === "quiet" && !this.#readsQuiet) return;
    if (CLOCK.test(text)) this.#clock.push(line);
    const found = this.#known.find(text) ?? (level === "quiet" ? undefined : this.#guess(text));
    if (found === "normal") this.#normal.push({ saying: sayingOf(text), line });
    else if (found && found !== "unexplained") {
      this.#add(found, text, sayingOf(text), line);
      // Who pastes a few lines asks for the cause too.
      const { cause } = found;
      if (cause && this.#readsQuiet) this.#add({ messages: [cause], isCause: true }, text, cause.text, line);
    } else if (level !== "quiet" && this.#unknown.length < MAX_UNKNOWN) this.#unknown.push(line);
  }

  /** Findings about all lines that were read. */
  findings(): OutputFinding[] {
    const seen = [...this.#seen.values()];
    // Lines of a normal start do not matter next to a warning.
    const isQuiet = seen.every(({ messages: [message], isCause }) => isCause || isInfo(message));
    const found = seen
      .filter(({ messages: [message] }) => isQuiet || !isInfo(message))
      .map((one) => this.#findingOf(one));
    const normal = isQuiet ? this.#normal.slice(0, 1).map((first) => normalFinding(first, this.#normal)) : [];
    return [...(this.#clock.length > 0 ? [clockFinding(this.#clock)] : []), ...found, ...normal];
  }

  /** The message whose words a line has, as after a change of wording; looked for in the first lines only, for its time. */
  #guess(text: string): KnownLine | undefined {
    this.#guesses += 1;
    return this.#guesses > MAX_GUESSES ? undefined : this.#known.guess(text);
  }

  #add(
    { messages, isGuess, cause, isCause }: KnownLine & Pick<Seen, "isCause">,
    text: string,
    saying: string,
    line: number,
  ): void {
    const kind = isGuess ? "guess" : isCause ? "cause" : "known";
    const id = [kind, ...messages.map((message) => message.id)].join(" ");
    const seen: Seen = this.#seen.get(id) ?? {
      messages,
      ...(isGuess && { isGuess }),
      ...(isCause && { isCause }),
      saying,
      cause,
      isResult: false,
      count: 0,
      last: line,
      lines: [],
    };
    seen.cause ??= cause;
    seen.isResult ||= RESULT.test(text);
    seen.count += 1;
    seen.last = line;
    if (seen.lines.length < RELATED_LINES) seen.lines.push(line);
    this.#seen.set(id, seen);
  }

  #findingOf(seen: Seen): OutputFinding {
    const { messages, cause, count, last, lines } = seen;
    const [message] = messages as [Message];
    const { meaning, fix } = message;
    const isOver = (this.#recovered.get(message.topic) ?? 0) > last;
    const [first] = fix;
    const isHarmless = HARMLESS.test(first) || (HARMLESS_ALONE.test(first) && count === 1);
    const isSure = !seen.isGuess && messages.length === 1;
    const isNote = !isSure || seen.isCause === true || isHarmless || isInfo(message);
    const severity: Severity = isOver ? "fine" : isNote ? "note" : "wrong";
    const known = {
      severity,
      title: titleOf(seen),
      href: messageRoute(message),
      lines,
      weight: seen.isGuess ? GUESS_WEIGHT : seen.isCause ? CAUSE_WEIGHT : weightOf(seen, severity),
    };
    // A step for another fault could do harm: only a line that is known has steps.
    if (seen.isGuess)
      return {
        ...known,
        detail: `This line isn't known. It looks like \`${message.text}\`: ${meaning}`,
        steps: [],
      };
    if (!isSure)
      return {
        ...known,
        detail: "Several parts print this line. Compare where you saw it:",
        steps: messages.map(
          (one) =>
            `[${MESSAGE_PAGES[one.component] ?? one.component}](${messageRoute(one)}), ${placeOf(one)}: ${one.meaning}`,
        ),
      };
    const again = isOver ? "It works again: a later line says so." : cause?.meaning;
    return { ...known, detail: [meaning, again].filter(Boolean).join(" "), steps: isOver ? [] : fix };
  }
}

function weightOf({ messages: [message], count, isResult }: Seen, severity: Severity): number {
  const weight =
    WEIGHTS[message?.level ?? "info"] + Math.min(10, Math.log2(count)) + (isResult ? RESULT_WEIGHT : 0);
  return Math.max(0, Math.min(88, weight) - (severity === "wrong" ? 0 : 10));
}

function isInfo(message: Message | undefined): boolean {
  return message?.level === "info" || message?.level === "debug";
}

/** The reader's own line, which readers recognize; as code, without what would end it. */
function titleOf({ saying, count }: Pick<Seen, "saying" | "count">): string {
  return `${quoted(saying)}${count > 1 ? ` (${count} times)` : ""}`;
}

function normalFinding(
  { saying }: { readonly saying: string },
  all: readonly { readonly line: number }[],
): OutputFinding {
  return {
    severity: "fine",
    weight: NORMAL_WEIGHT,
    title: titleOf({ saying, count: all.length }),
    detail: "The product writes this while it works. There is nothing to do.",
    steps: [],
    href: "/messages#lines-that-need-no-action",
    lines: all.slice(0, RELATED_LINES).map(({ line }) => line),
  };
}

function clockFinding(lines: readonly number[]): OutputFinding {
  return {
    severity: "wrong",
    weight: 88,
    title: "A clock is probably wrong",
    detail: "Times in this output lie ahead of the clock, or what was signed isn't valid yet.",
    steps: [
      "Compare this device and the server with a third clock: `date -u`.",
      "On Linux: `sudo timedatectl set-ntp true`. On Windows as administrator: `w32tm /resync`.",
    ],
    href: "/how-to/enforce-periodic-user-authentication#what-goes-wrong",
    lines: lines.slice(0, RELATED_LINES),
  };
}
