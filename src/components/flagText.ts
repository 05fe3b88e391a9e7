import { translate } from "@docusaurus/Translate";
import { COMMANDS, type CliCommand, type CliFlag } from "../facts/commands";
import { SiteError } from "docusaurus-waymark-core/lib/siteError";

/**
 * Finds a command by its path; the empty path is the program itself.
 *
 * @throws Error when there is no such command
 */
export function findCommand(path: string): CliCommand {
  const command = COMMANDS.find((candidate) => candidate.path === path);
  if (command) return command;
  const paths = COMMANDS.map((candidate) => `"${candidate.path}"`).join(", ");
  throw new SiteError(`<CommandFlags command="${path}"> names no command. Fix: use one of ${paths}.`);
}

/** A badge of a flag. */
export interface FlagMark {
  readonly status: "info" | "warning" | "experimental";
  readonly text: string;
}

/** The badges of a flag: deprecated, experimental, and the release that introduced it. */
export function marksOf({ deprecated, experimental, since }: CliFlag): readonly FlagMark[] {
  return [
    ...(deprecated
      ? [{ status: "warning", text: translate({ id: "flag.deprecated", message: "Deprecated" }) } as const]
      : []),
    ...(experimental
      ? [
          {
            status: "experimental",
            text: translate({ id: "flag.experimental", message: "Experimental" }),
          } as const,
        ]
      : []),
    ...(since === undefined
      ? []
      : [
          {
            status: "info",
            text: translate({ id: "flag.since", message: "Since {release}" }, { release: since }),
          } as const,
        ]),
  ];
}

/** True for a literal default value; a description of a default has spaces. */
export function isLiteral(value: string): boolean {
  return !/\s/.test(value);
}

/** A piece of a sentence; `code` pieces are flags, variables and paths. */
export interface SentencePart {
  readonly text: string;
  readonly code: boolean;
}

const CODE_WORD = /(--[a-z0-9][a-z0-9-]*|\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b)/;

/** Splits a sentence at the flags and environment variables in it. */
export function sentenceParts(sentence: string): readonly SentencePart[] {
  return sentence
    .split(CODE_WORD)
    .flatMap((text, index) => (text === "" ? [] : [{ text, code: index % 2 === 1 }]));
}
