import { labelProblem, rowOf, rowsOf } from "./labels";
import type { DiagramProblem, Participant, Sequence, SequenceStep } from "./model";
import { unknownStatement, type DiagramSource, type Statement } from "./source";

const EXAMPLE = "Client->>Management: Log in";
const NAME = "[\\p{L}\\w][\\p{L}\\w .]*?";
const MESSAGE = new RegExp(
  `^(${NAME})\\s*(<<)?(-{1,2})(>>|>|x|\\))\\s*[+-]?\\s*([\\p{L}\\w][\\p{L}\\w .]*)\\s*:\\s*(.*)$`,
  "u",
);
const NOTE = /^note\s+(?:over|right\s+of|left\s+of)\s+([^:]+?)\s*:\s*(.*)$/iu;
const OPENERS = new Set(["loop", "alt", "opt", "par", "critical", "break"]);
const PARTS: Readonly<Record<string, readonly string[]>> = {
  else: ["alt"],
  and: ["par"],
  option: ["critical"],
};

/** With more participants there is no room for the text between two of them. */
const MAX_PARTICIPANTS = 6;

/** Reads a sequence diagram: participants, messages, notes, and blocks such as `loop` and `alt`. */
export function readSequence({ statements }: DiagramSource): {
  sequence: Sequence;
  problems: readonly DiagramProblem[];
} {
  const reader = new Reader();
  for (const statement of statements) reader.read(statement);
  return reader.result();
}

class Reader {
  readonly #problems: DiagramProblem[] = [];
  readonly #participants = new Map<string, Participant>();
  readonly #steps: SequenceStep[] = [];
  readonly #open: { readonly kind: string; readonly offset: number }[] = [];
  #isNumbered = false;

  read(statement: Statement): void {
    const { text, offset } = statement;
    const [, id, label] = /^(?:participant|actor)\s+(\S+|[^:]+?)(?:\s+as\s+(.+))?$/u.exec(text) ?? [];
    const message = MESSAGE.exec(text);
    const note = NOTE.exec(text);
    const [word = "", ...rest] = text.split(/\s+/);
    const problem = labelProblem(text, offset);
    if (problem) this.#problems.push(problem);
    if (text === "autonumber") this.#isNumbered = true;
    else if (id !== undefined) this.#participants.set(id, { id, label: rowsOf(label ?? id) });
    else if (message) this.#message(message);
    else if (note) this.#note(note);
    else if (OPENERS.has(word)) {
      this.#open.push({ kind: word, offset });
      this.#steps.push({ is: "open", kind: word, text: rowOf(rest.join(" ")) });
    } else if (word in PARTS) this.#part(word, rest.join(" "), offset);
    else if (text === "end") this.#end(offset);
    else if (/^(?:de)?activate\s+\S/.test(text)) return;
    else this.#problems.push(unknownStatement(statement, "sequence diagram", EXAMPLE));
  }

  result(): { sequence: Sequence; problems: readonly DiagramProblem[] } {
    for (const { kind, offset } of this.#open)
      this.#problems.push({ offset, message: `This "${kind}" is not closed.`, fix: 'write "end" below it.' });
    const participants = [...this.#participants.values()];
    if (participants.length > MAX_PARTICIPANTS)
      this.#problems.push({
        offset: 0,
        message: `The sequence has ${participants.length} participants.`,
        fix: `show at most ${MAX_PARTICIPANTS}, or split the diagram.`,
      });
    if (this.#steps.length === 0 && this.#problems.length === 0)
      this.#problems.push({ offset: 0, message: "The diagram is empty.", fix: `write "${EXAMPLE}".` });
    const sequence: Sequence = {
      is: "sequence",
      participants,
      steps: this.#steps,
      isNumbered: this.#isNumbered,
    };
    return { sequence, problems: this.#problems };
  }

  #message([, from = "", both, dashes = "", head = "", to = "", text = ""]: RegExpExecArray): void {
    this.#steps.push({
      is: "message",
      from: this.#participant(from.trim()),
      to: this.#participant(to.trim()),
      text: rowOf(text),
      isDotted: dashes === "--",
      end: head === "x" ? "cross" : head === ">" ? "none" : "arrow",
      isBothWays: both !== undefined,
    });
  }

  #note([, names = "", text = ""]: RegExpExecArray): void {
    const over = names.split(",").map((name) => this.#participant(name.trim()));
    this.#steps.push({ is: "note", over, text: rowOf(text) });
  }

  #part(kind: string, text: string, offset: number): void {
    const around = this.#open.at(-1)?.kind;
    if (around !== undefined && PARTS[kind]?.includes(around))
      this.#steps.push({ is: "part", kind, text: rowOf(text) });
    else
      this.#problems.push({
        offset,
        message: `"${kind}" is not inside "${PARTS[kind]?.join(", ") ?? ""}".`,
        fix: "remove it, or begin that block above.",
      });
  }

  #end(offset: number): void {
    if (this.#open.pop()) this.#steps.push({ is: "close" });
    else this.#problems.push({ offset, message: '"end" has no opening line.', fix: "remove it." });
  }

  #participant(id: string): string {
    if (!this.#participants.has(id)) this.#participants.set(id, { id, label: rowsOf(id) });
    return id;
  }
}
