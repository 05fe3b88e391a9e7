/** Reads lines of logs of the client and the servers, and of commands. */
import { type Message, isCause, MESSAGES, textsOf } from "../../facts/messages";
import { templateIndex, type TemplateIndex } from "../../lib/templates";
import type { OutputFinding, Severity } from "./model";

/** `2026-11-26T05:37:34.123Z WARN [peer: …] client/internal/engine.go:12: text`, and the same as fields or JSON. */
const LOG_LINE =
  /^\S{0,40}?\s?\d{4}-\d\d-\d\dT\S+ +([A-Z]{4,5}) |\blevel"?[=:] ?"?(\w+)|^\[?\d{4}[-/]\d\d[-/]\d\d[ T][\d:.,]+\S* +\[?([A-Z]{4,7})\b/;
const LEVELS: Readonly<Record<string, Message["level"]>> = {
  WARN: "warning",
  ERRO: "error",
  ERRR: "error",
  FATA: "fatal",
  PANI: "fatal",
};
/** Links that work again: earlier lines about them no longer apply. */
const RECOVERED: Readonly<Record<string, RegExp>> = {
  Management: /connected to the Management Service stream/,
  Signal: /connected to the Signal Service stream/,
  Relay: /relay connection (?:is )?established|successfully dialed via|chosen home Relay server/,
};
const CLOCK = /handshake is in the future|used before issued|not valid yet|not yet valid|deadline rejected/i;
/** The line with which a command ends: lines before it say what it tried. */
const RESULT = /^Error: /;
const RESULT_WEIGHT = 5;
const RELATED_LINES = 5;
const MAX_UNKNOWN = 200;
const MAX_GUESSES = 1000;
const WEIGHTS: Readonly<Record<Message["level"], number>> = { fatal: 86, error: 50, warning: 22, info: 8 };

interface Seen {
  readonly message: Message;
  /** The cause that the line names. */
  cause: Message | undefined;
  /** True if a command ended with it. */
  isResult: boolean;
  count: number;
  last: number;
  readonly lines: number[];
}

type MessageIndex = TemplateIndex<{ readonly message: Message; readonly text: string }>;

const indexes = new WeakMap<(text: string) => string, MessageIndex>();

/** The index of all texts of messages, made once for each function that replaces their tokens. */
function indexOf(resolve: (text: string) => string): MessageIndex {
  const known = indexes.get(resolve);
  if (known) return known;
  const texts = MESSAGES.flatMap((message) => textsOf(message).map((text) => ({ message, text })));
  const index = templateIndex(
    texts,
    ({ text }) => resolve(text),
    ({ message }) => isCause(message),
  );
  indexes.set(resolve, index);
  return index;
}

/** Collects what lines of a log say; lines can come in any number of portions. */
export class LogReader {
  readonly #index: MessageIndex;
  readonly #readsQuiet: boolean;
  readonly #seen = new Map<string, Seen>();
  readonly #recovered = new Map<string, number>();
  readonly #unknown: number[] = [];
  readonly #clock: number[] = [];
  #logLines = 0;
  #guesses = 0;

  /**
   * @param resolve replaces tokens in the literal text of a message
   * @param readsQuiet also looks for messages in lines below a warning, of which a long log has too many
   */
  constructor(resolve: (text: string) => string, readsQuiet: boolean) {
    this.#readsQuiet = readsQuiet;
    this.#index = indexOf(resolve);
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
    const [whole, ...others] = this.#index.find(text);
    const isGuessed = (!whole || isCause(whole.message)) && level !== undefined && level !== "quiet";
    const found = (isGuessed ? this.#similar(text) : undefined) ?? whole;
    if (found)
      this.#add(found.message, others.map(({ message }) => message).find(isCause), RESULT.test(text), line);
    else if (level !== "quiet" && this.#unknown.length < MAX_UNKNOWN) this.#unknown.push(line);
  }

  /** Findings about all lines that were read. */
  findings(): OutputFinding[] {
    const seen = [...this.#seen.values()];
    // Lines of a normal start do not matter next to a warning.
    const isQuiet = seen.every(({ message }) => message.level === "info");
    const found = seen
      .filter(({ message }) => isQuiet || message.level !== "info")
      .map((one) => this.#findingOf(one));
    return this.#clock.length > 0 ? [clockFinding(this.#clock), ...found] : found;
  }

  /** The message whose words a warning or error has, as after a change of wording; looked for in the first lines only, for its time. */
  #similar(text: string): { readonly message: Message } | undefined {
    this.#guesses += 1;
    return this.#guesses > MAX_GUESSES ? undefined : this.#index.closest(text);
  }

  #add(message: Message, cause: Message | undefined, isResult: boolean, line: number): void {
    const seen = this.#seen.get(message.id) ?? {
      message,
      cause,
      isResult,
      count: 0,
      last: line,
      lines: [],
    };
    seen.cause ??= cause;
    seen.isResult ||= isResult;
    seen.count += 1;
    seen.last = line;
    if (seen.lines.length < RELATED_LINES) seen.lines.push(line);
    this.#seen.set(message.id, seen);
  }

  #findingOf({ message, cause, isResult, count, last, lines }: Seen): OutputFinding {
    const { component, id, level, text, meaning, fix } = message;
    const isOver = (this.#recovered.get(message.topic) ?? 0) > last;
    const [first] = fix;
    const isHarmless = /^Do nothing[.:]/.test(first) || (/^(?:Do nothing|Wait)\b/.test(first) && count === 1);
    const severity: Severity = isOver ? "fine" : isHarmless || level === "info" ? "note" : "wrong";
    return {
      severity,
      weight: Math.max(
        0,
        Math.min(88, WEIGHTS[level] + Math.min(10, Math.log2(count)) + (isResult ? RESULT_WEIGHT : 0)) -
          (severity === "wrong" ? 0 : 10),
      ),
      title: `\`${text}\`${count > 1 ? ` (${count} times)` : ""}`,
      detail: [meaning, isOver ? "It works again: a later line says so." : cause?.meaning]
        .filter(Boolean)
        .join(" "),
      steps: isOver ? [] : fix,
      href: `/messages/${component}#${id}`,
      lines,
    };
  }
}

/** The level of a log line; "quiet" below a warning, undefined for lines that are not from a log. */
function levelOf(text: string): Message["level"] | "quiet" | undefined {
  const match = LOG_LINE.exec(text);
  const word = match?.[1] ?? match?.[2] ?? match?.[3];
  return word === undefined ? undefined : (LEVELS[word.slice(0, 4).toUpperCase()] ?? "quiet");
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
