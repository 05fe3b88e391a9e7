/** Finds what the site knows about a line. */
import { isCause, type Message, MESSAGES, PLAIN_TEXTS, textsOf } from "../../facts/messages";
import { plain, templateIndex, type TemplateIndex } from "docusaurus-waymark-core/lib/templates";
import { levelOf, sayingOf, sourceOf } from "./logLine";

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

/** What lines of other programs have, and no line of the product: only messages about other software are right for them. */
const OF_OTHERS: readonly RegExp[] = [
  // Signed with the name of a program, as in `sshd[812]: `; `fatal` and `remote` are Git's.
  /^(?:[A-Z][a-z]{2} +\d+ [\d:]+ \S+ )?(?:Error response from daemon|fatal|remote|curl|wget|sshd?|scp|rsync|nginx|haproxy|psql|pg_\w+|redis\S*|ping6?|apt|systemctl|systemd-\w+|NetworkManager|kernel|modprobe|sudo|su|chown|gpg|helm|kubectl|kubelet|terraform|etcd|consul|vault|tailscaled?|openvpn|wg-quick|mosquitto|rabbitmq|restic|postfix\S*|zabbix\w*)(?: ?\[\d+\])?: /,
  // Kubernetes: `E0301 12:00:00.000000 900 pod_workers.go:1301]`
  /^[IWEF]\d{4} \d\d:\d\d:\d\d/,
  // Fields: `caller=notify.go:732`, a path below the program's own folder, `ts=2026-03-01T10:00:00Z`, `{"level":2,"message":"…"}`
  /\bcaller"?[=:] ?"?\w[\w./-]*:\d+/,
  /(?:^| )ts?=\d{4}-\d\d-\d\d/,
  /"level":.*"message":|"message":.*"level":/,
  // Levels of three letters: `2026-03-01T10:00:00Z ERR text`
  /^\S+T[\d:.]+\S* (?:TRC|DBG|INF|WRN|ERR|FTL) /,
  // The class or module of Java, Python, or Rust: `ERROR (main) [org.example.events] …`
  /^[\d-]+[ T][\d:.,]+\S* +\[?[A-Z]+\]? +(?:\([^)]*\) +)?\[\w+(?:(?:\.|::)\w+)+\]/,
];
/** The time and level of the product's log, which a system's or container's log repeats after the name of a program. */
const OWN_LINE = /\d{4}-\d\d-\d\dT\S+ +(?:TRAC|DEBG|INFO|WARN|ERRO|FAT[AL]|PAN[CI]) /;
const ABOUT_OTHERS: ReadonlySet<string> = new Set(["docker", "ssh"]);
/** Other programs print shorter texts too. */
const MIN_ALONE = 30;
/** Any program answers `token expired` or `group not found`: without its frame such a response is the product's only by chance. */
const MIN_BARE = 21;

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
      if (first?.message && !isAlone(first.message, resolve(first.text), line))
        return { messages: [first.message], isGuess: true, cause };
      if (first) return { messages: alternatives(first, own, line), cause };
      if (cause) return { messages: [cause] };
      const [other] = found.filter(({ message }) => !message);
      return other && (other.isNormal ? "normal" : "unexplained");
    },
    guess: (line) => {
      const message = index.closest(line)?.message;
      return message && canBeFrom(message, line) ? { messages: [message], isGuess: true } : undefined;
    },
  };
}

/** False for a message of the product on a line of another program, and for a warning of a log on the last line of a command. */
function canBeFrom(message: Message | undefined, line: string): boolean {
  if (message && (isCause(message) || ABOUT_OTHERS.has(message.component))) return true;
  if (message?.where === "log" && message.level === "warning" && line.startsWith("Error: ")) return false;
  return OWN_LINE.test(line) || !OF_OTHERS.some((pattern) => pattern.test(line));
}

/** True if a text is long, or all that a line without place and level says: amid other words, it can be another program's. */
function isAlone({ component, where }: Message, text: string, line: string): boolean {
  const parts = text.split(/<[^<>]*>/).map(plain);
  if (ABOUT_OTHERS.has(component) || parts.join("").length >= MIN_ALONE) return true;
  const saying = plain(sayingOf(line));
  if (/app$/.test(where) && !saying.startsWith(parts[0] ?? "")) return false;
  if (isSigned(line)) return true;
  const isOfApi = where === "API response" || where === "web app";
  if (isOfApi && parts.join("").length < MIN_BARE && !line.includes('"message"')) return false;
  return /<[^<>]*>$/.test(text) ? where !== "log" : saying.endsWith(parts.at(-1) ?? "");
}

/** True for a line of a log with its level or its place in a source, and for the error of a command. */
function isSigned(line: string): boolean {
  return levelOf(line) !== undefined || sourceOf(line) !== undefined || /^(?:\S+ +\| +)?Error: /.test(line);
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
