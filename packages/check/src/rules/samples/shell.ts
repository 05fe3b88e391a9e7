import { forEachChild, parse, type Command, type SyntaxNode, type Word } from "unbash";

/** One word of a command line, quotes removed. */
export interface ShellWord {
  readonly text: string;
  /** Offset (UTF-16 units) of its first character in the code. */
  readonly offset: number;
  /** True when the shell or the reader puts in another value: expansions and `<placeholders>`. */
  readonly open: boolean;
}

/** Words in place of values that the reader fills in, after `withoutPlaceholders`. */
const PLACEHOLDER = "\uE003";

/** Prompts that a session shows before its commands. */
const PROMPT = /^(\s*)(\$|PS>|PS [A-Z]:\\[^>]*>|>) /gm;

/** The simple commands of a shell text, each as its words; nested ones (`$(…)`, `if`, here documents) included. */
export function commandsIn(text: string): ShellWord[][] {
  const shell = withoutPlaceholders(text).replace(PROMPT, (prompt) => " ".repeat(prompt.length));
  const commands: ShellWord[][] = [];
  visit(parse(shell), (command) => commands.push(wordsOf(command)));
  return commands;
}

/** The first syntax error of a shell text, and its offset. */
export function shellProblem(
  text: string,
): { readonly message: string; readonly offset: number } | undefined {
  const [error] = parse(withoutPlaceholders(text)).errors ?? [];
  return error && { message: error.message, offset: error.pos };
}

/** `<your key>` would be a redirection, `{{ name }}` of a template three words: each becomes one word as long. */
export function withoutPlaceholders(text: string): string {
  const marks = /<[A-Za-z][A-Za-z0-9 _.'-]*>|\{\{ [^{}\n]* \}\}/g;
  return text.replace(marks, (match) => PLACEHOLDER.repeat(match.length));
}

function visit(node: SyntaxNode, found: (command: Command) => void): void {
  if (node.type === "Command") found(node);
  forEachChild(node, (child) => visit(child, found));
}

function wordsOf({ name, args }: Command): ShellWord[] {
  const words = args.filter((word): word is Word => word.type === "Word");
  return [...(name ? [name] : []), ...words].map(toShellWord);
}

function toShellWord(word: Word): ShellWord {
  return { text: word.value, offset: word.pos, open: word.value.includes(PLACEHOLDER) || expands(word) };
}

function expands(node: SyntaxNode): boolean {
  if (/Expansion|Glob|Substitution/.test(node.type)) return true;
  let found = false;
  forEachChild(node, (child) => {
    found ||= expands(child);
  });
  return found;
}
