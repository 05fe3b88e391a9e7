import { translate } from "@docusaurus/Translate";
import { Children, isValidElement, type ReactNode } from "react";

/** Attributes of a fenced code block, written by `plugins/markdown/code`. */
export interface CodeProps {
  readonly language?: string | undefined;
  readonly title?: string | undefined;
  /** HTTP method. */
  readonly tag?: string | undefined;
  /** Path of the request. */
  readonly label?: string | undefined;
  /** Long lines wrap: short commands. */
  readonly wraps?: boolean | undefined;
  /** What the command of the block before printed: both are one frame. */
  readonly output?: boolean | undefined;
  /** Highlighted code as HTML; the build has escaped it. */
  readonly html?: string | undefined;
  /** Plain code, when there is no `html`. */
  readonly children?: ReactNode;
}

/** A block of a code group. */
export interface Panel extends CodeProps {
  /** Text of the tab. */
  readonly name: string;
  /** Stored when the tab is chosen; unique in its group. */
  readonly choice: string;
}

/** The code blocks among the children of a group, in order. */
export function panelsOf(children: ReactNode): readonly Panel[] {
  const blocks = Children.toArray(children).flatMap((child) =>
    isValidElement<CodeProps>(child) ? child.props : [],
  );
  const names = blocks.map(({ title, language }) => title ?? languageLabel(language));
  return blocks.map((block, index) => ({
    ...block,
    name: names[index] ?? "",
    choice: choiceOf(names, index),
  }));
}

/** Names of languages on tabs. */
const LABELS: Readonly<Record<string, string>> = {
  js: "JavaScript",
  ts: "TypeScript",
  javascript: "JavaScript",
  typescript: "TypeScript",
  php: "PHP",
  python: "Python",
  ruby: "Ruby",
  go: "Go",
  java: "Java",
};

/** Name of all other languages. */
const NO_LABEL = translate({ id: "code.code", message: "Code" });

/** The name of a fence language; `NO_LABEL` for languages that are not in the list. */
function languageLabel(language: string | undefined): string {
  const name = language?.toLowerCase() ?? "";
  return Object.hasOwn(LABELS, name) ? (LABELS[name] ?? NO_LABEL) : NO_LABEL;
}

/** The name of a panel; a repeated name gets a number. */
function choiceOf(names: readonly string[], index: number): string {
  const name = names[index] ?? "";
  const before = names.slice(0, index).filter((other) => other === name).length;
  return before === 0 ? name : `${name} ${before + 1}`;
}

/** Label of the output of a command. */
export function outputLabel(): string {
  return translate({ id: "code.output", message: "Output" });
}

/** Accessible name of the scrolling area of a block. */
export function codeName({ title, language, output }: CodeProps): string {
  if (output) return outputLabel();
  const name = title ?? languageLabel(language);
  return name === languageLabel(undefined)
    ? name
    : translate({ id: "code.codeNamed", message: "Code: {name}" }, { name });
}
