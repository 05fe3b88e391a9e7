/** Literals of the product in the text of pages: commands, flags, variables and ports in inline code. */
import { COMMANDS } from "../../src/facts/commands";
import { CLIENT_PORTS, EXAMPLE_PORTS, SERVER_PORTS } from "../../src/facts/ports";
import { VARIABLE_NAMES } from "../../src/facts/variables";
import { resolveTokens } from "../../src/product/resolve";
import type { TokenTable } from "../../src/product/tokens";

/** A literal of a page. */
export interface PageLiteral {
  /** `docs/how-to/ssh.mdx:12`. */
  readonly place: string;
  readonly text: string;
}

/** Inline code of a page, without its fences and comments. */
export function inlineCodeOf(path: string, source: string): PageLiteral[] {
  const lines = source
    .replace(/^( *)(`{3,})[^]*?^\1?\2/gm, (fence) => fence.replace(/[^\n]/g, ""))
    .split("\n");
  return lines.flatMap((line, index) =>
    [...line.matchAll(/(?<!`)`([^`]+)`(?!`)/g)].map(([, text = ""]) => ({
      place: `${path}:${index + 1}`,
      text,
    })),
  );
}

const FLAG = /(?<![\w-])--[a-z][a-z0-9-]+/g;
const VARIABLE = /\b[A-Z][A-Z0-9]*_[A-Z0-9_]{2,}\b/g;
const NUMBER = /\b\d{2,5}\b/g;
const PORT = /(?<=^(?:\S*:|(?:tcp|udp)[ /])?)\d{2,5}(?=$|[/ ](?:tcp|udp)$)/gi;

/** Every text of these kinds in the sources of the product. */
export function literalsIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(
    texts.flatMap((text) => [FLAG, VARIABLE, NUMBER].flatMap((kind) => [...new Set(text.match(kind))])),
  );
}

/**
 * Literals that are in no fact and in no text of the product, with their places. Those of other programs are among them: people
 * decide.
 *
 * @param sources literals of the product's sources
 */
export function unknownLiterals(
  literals: readonly PageLiteral[],
  tokens: TokenTable,
  sources: ReadonlySet<string>,
): { readonly known: number; readonly unknown: readonly string[] } {
  const resolve = (text: string): string => resolveTokens(text, tokens);
  const facts = new Set([
    ...COMMANDS.flatMap(({ flags }) => flags.map(({ name }) => name)),
    ...VARIABLE_NAMES.map(resolve),
    ...[...CLIENT_PORTS, ...SERVER_PORTS].flatMap(({ port }) => port.match(/\d+/g) ?? []),
    ...Object.keys(EXAMPLE_PORTS),
  ]);
  const parts = literals.flatMap(({ place, text }) =>
    [FLAG, VARIABLE, PORT].flatMap((kind) =>
      [...resolve(text).matchAll(kind)].map(([part]) => ({ place, part })),
    ),
  );
  const unknown = parts.filter(({ part }) => !facts.has(part) && !sources.has(part));
  return {
    known: parts.length - unknown.length,
    unknown: unknown.map(({ place, part }) => `${place} ${part}`),
  };
}
