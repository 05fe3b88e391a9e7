import { COMMANDS, type CliCommand, type CliFlag } from "../../facts/commands";
import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { choose } from "docusaurus-waymark-core/rules/choose";
import type { ShellWord } from "docusaurus-plugin-waymark-check/rules/samples/shell";
import { meant, type CommandProblem } from "./problem";
import { childrenOf, commandAt, flagsOf, namesOf } from "./tree";
import { usageOf, type Usage } from "./usage";
import { checkValue, notOneOf } from "./values";

/** Commands whose last argument is a command line of another machine. */
const REMOTE = new Set(["ssh"]);
const HELP = new Set(["--help", "-h"]);

/**
 * Checks the words after the client's name against the command data.
 *
 * @param complete true where the line is to be run as it stands, so that missing words count
 * @param end offset after the client's name, for what is missing
 */
export function checkCommand(words: readonly ShellWord[], complete: boolean, end: number): CommandProblem[] {
  const line = new CommandLine(words);
  line.read();
  if (line.problems.length === 0 && complete && !line.helpAsked) line.findMissing(end);
  return line.problems;
}

/** One pass over a command line, in the order in which the client reads it. */
class CommandLine {
  readonly problems: CommandProblem[] = [];
  helpAsked = false;
  #command: CliCommand = commandAt("");
  #next = 0;
  #arguments = 0;
  readonly #words: readonly ShellWord[];

  constructor(words: readonly ShellWord[]) {
    this.#words = words;
  }

  read(): void {
    while (this.problems.length === 0) {
      const word = this.#words[this.#next++];
      if (!word || word.text === "--") return;
      if (HELP.has(word.text)) this.helpAsked = true;
      else if (word.text.startsWith("--")) this.#longFlag(word);
      else if (/^-[A-Za-z0-9]/.test(word.text)) this.#shortFlags(word);
      else this.#plainWord(word);
      if (REMOTE.has(this.#command.path) && this.#arguments > 0) return;
    }
  }

  findMissing(end: number): void {
    const { path, args } = this.#command;
    const children = childrenOf(path);
    if (path !== "" && children.length > 0 && args === undefined)
      this.#report({ text: path, offset: end, open: false }, children);
    else if (this.#arguments < usageOf(args).required) this.#missing(path, args ?? "", end);
  }

  #missing(path: string, args: string, offset: number): void {
    const message = `The command "${path}" needs ${args}.`;
    this.problems.push({ offset, message, fix: `write "${path} ${args}" with values.` });
  }

  #longFlag(word: ShellWord): void {
    const [name = "", ...rest] = word.text.split("=");
    const flag = this.#flag((candidate) => candidate.name === name);
    if (!flag) this.#unknownFlag(name, word);
    else if (rest.length > 0) this.#value(flag, { ...word, text: rest.join("=") });
    else if (flag.type !== "bool") this.#followingValue(flag, word);
  }

  #shortFlags(word: ShellWord): void {
    for (let index = 1; index < word.text.length; index++) {
      const short = `-${word.text.charAt(index)}`;
      const flag = this.#flag((candidate) => candidate.short === short || candidate.name === short);
      if (!flag) {
        this.#unknownFlag(short, word);
        return;
      }
      if (flag.type === "bool") continue;
      const attached = word.text.slice(index + 1).replace(/^=/, "");
      if (attached === "") this.#followingValue(flag, word);
      else this.#value(flag, { ...word, text: attached });
      return;
    }
  }

  #followingValue(flag: CliFlag, word: ShellWord): void {
    const value = this.#words[this.#next++];
    if (value) this.#value(flag, value);
    else {
      const message = `${flag.name} has no value.`;
      this.problems.push({ offset: word.offset, message, fix: `write ${flag.name} and a ${flag.type}.` });
    }
  }

  #value(flag: CliFlag, value: ShellWord): void {
    this.problems.push(...checkValue(flag, value));
  }

  #plainWord(word: ShellWord): void {
    const { path, args } = this.#command;
    const children = childrenOf(path);
    const child = children.find((candidate) => namesOf(candidate).includes(word.text));
    if (child) this.#command = child;
    else if (children.length > 0 && args === undefined) {
      // `<command>`: nothing is known of what follows.
      if (word.open) this.#next = Infinity;
      else this.#report(word, children);
    } else this.#argument(word, usageOf(args));
  }

  #argument(word: ShellWord, { slots, repeats }: Usage): void {
    const slot = slots[this.#arguments++] ?? (repeats ? slots.at(-1) : undefined);
    if (!slot) this.problems.push(unexpected(word, this.#command));
    else if (slot.choices && !word.open && !slot.choices.includes(word.text)) {
      this.problems.push(notOneOf(`"${this.#command.path}"`, slot.choices, word));
    }
  }

  #report({ text, offset }: ShellWord, children: readonly CliCommand[]): void {
    const { path } = this.#command;
    const names = children.flatMap(namesOf);
    const message =
      text === path
        ? `"${path}" is a group of commands, not a command.`
        : `There is no command "${[path, text].filter(Boolean).join(" ")}".`;
    this.problems.push({ offset, message, fix: choose(text, names), ...meant(text, names) });
  }

  #unknownFlag(name: string, { offset }: ShellWord): void {
    const { path } = this.#command;
    const names = flagsOf(path).map((flag) => flag.name);
    const near = nearest(name, names);
    const owner = near === undefined ? ownersOf(name) : [];
    const elsewhere = owner.length > 0 ? ` It belongs to ${owner.map((one) => `"${one}"`).join(", ")}.` : "";
    const message = `${path === "" ? "The client" : `"${path}"`} has no flag ${name}.${elsewhere}`;
    this.problems.push({ offset, message, fix: choose(name, names), ...meant(name, names) });
  }

  #flag(matches: (flag: CliFlag) => boolean): CliFlag | undefined {
    // The client reads flags before their command as well: `--json status`.
    const early = this.#command.path === "" ? COMMANDS.flatMap(({ flags }) => flags) : [];
    return [...flagsOf(this.#command.path), ...early].find(matches);
  }
}

function unexpected(word: ShellWord, { path, args }: CliCommand): CommandProblem {
  const takes = args === undefined ? "takes no arguments" : `takes only ${args}`;
  const fix = `remove "${word.text}".`;
  return { offset: word.offset, message: `"${path}" ${takes}.`, fix };
}

function ownersOf(name: string): string[] {
  return COMMANDS.filter(({ flags }) => flags.some((flag) => flag.name === name)).map(({ path }) => path);
}
