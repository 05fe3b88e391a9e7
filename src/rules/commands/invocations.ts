import { wordForToken } from "docusaurus-waymark-core/parse";
import { commandsIn } from "docusaurus-plugin-waymark-check/rules/samples/shell";
import type { ShellWord } from "docusaurus-plugin-waymark-check/rules/samples/shell";

/** The word that stands for the client's name in code samples. */
export const CLIENT = wordForToken("cli");

/** The client started somewhere in a code sample: the words after its name. */
export interface Invocation {
  readonly words: readonly ShellWord[];
  /** Offset of the end of the client's name. */
  readonly end: number;
}

/** Programs that start the program named after their own options; options that take a value are listed. */
const STARTERS: Readonly<Record<string, readonly string[]>> = {
  sudo: ["-u", "-g", "-h", "-p", "-C", "-T", "-D"],
  doas: ["-u", "-C"],
  env: ["-u", "-C", "-S"],
  exec: ["-a"],
  nohup: [],
  time: [],
  nice: ["-n"],
  watch: ["-n", "-d"],
  timeout: ["-s", "-k"],
  xargs: ["-n", "-I", "-P"],
  "&": [],
};

/** Programs that run a command elsewhere: it begins at the client's name, after words of their own. */
const CARRIERS: Readonly<Record<string, RegExp>> = {
  docker: /^(exec|compose)$/,
  podman: /^(exec|compose)$/,
  "docker-compose": /^exec$/,
  kubectl: /^exec$/,
  lxc: /^exec$/,
  ssh: /./,
};

/** Every start of the client in a shell text. */
export function invocationsIn(text: string): Invocation[] {
  return commandsIn(text).flatMap(invocationsOf);
}

function invocationsOf(words: readonly ShellWord[]): Invocation[] {
  const own = startOf(words);
  if (own !== undefined) return [invocationAt(words, own)];
  return words.flatMap(quotedCommands);
}

/** `sh -c "…"` and similar: a word with spaces is read as a command line of its own. */
function quotedCommands({ text, offset }: ShellWord): Invocation[] {
  // The opening quote takes one place.
  return commandsInString(text, (at) => at + offset + 1);
}

/**
 * Starts of the client in a string that may hold a command line.
 *
 * @param place offset in the code of an offset in the string
 */
export function commandsInString(text: string, place: (offset: number) => number): Invocation[] {
  if (!text.includes(`${CLIENT} `)) return [];
  return invocationsIn(text).map(({ words, end }) => ({
    words: words.map((word) => ({ ...word, offset: place(word.offset) })),
    end: place(end),
  }));
}

/** The start of the client in a list of words (`["client", "status"]`); undefined in a list without it. */
export function invocationOfList(words: readonly ShellWord[]): Invocation | undefined {
  const index = words.findIndex(({ text }) => isClient(text));
  return index === -1 ? undefined : invocationAt(words, index);
}

function invocationAt(words: readonly ShellWord[], index: number): Invocation {
  const name = words[index];
  return { words: words.slice(index + 1), end: (name?.offset ?? 0) + (name?.text.length ?? 0) };
}

/** Index of the client's name among the words, when the command starts the client. */
function startOf(words: readonly ShellWord[]): number | undefined {
  let index = 0;
  for (;;) {
    const word = words[index]?.text;
    if (word === undefined) return undefined;
    if (isClient(word)) return index;
    const program = baseName(word);
    if (CARRIERS[program]) return carriedStart(words, index, CARRIERS[program]);
    const options = STARTERS[program];
    if (!options) return undefined;
    index = skipOptions(words, index + 1, options, program === "timeout" ? 1 : 0);
  }
}

function carriedStart(words: readonly ShellWord[], from: number, verb: RegExp): number | undefined {
  if (!words.slice(from + 1).some(({ text }) => verb.test(text))) return undefined;
  const index = words.findIndex((word, at) => at > from && isClient(word.text));
  // `docker exec client-name client status`: a container may have the client's name.
  const second = words.findIndex((word, at) => at > index && isClient(word.text));
  const start = second > index ? second : index;
  return start === -1 ? undefined : start;
}

function skipOptions(
  words: readonly ShellWord[],
  from: number,
  valued: readonly string[],
  plain: number,
): number {
  let index = from;
  for (let word = words[index]?.text; word !== undefined; word = words[index]?.text) {
    if (valued.includes(word)) index += 2;
    else if (word.startsWith("-") || /^\w+=/.test(word)) index += 1;
    else break;
  }
  return index + plain;
}

function isClient(word: string): boolean {
  return baseName(word).replace(/\.exe$/i, "") === CLIENT;
}

function baseName(word: string): string {
  return word.split(/[/\\]/).at(-1) ?? "";
}
