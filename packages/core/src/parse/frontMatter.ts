import { isScalar, parse as parseYaml, parseDocument, type YAMLParseError } from "yaml";
import { isRecord } from "../lib/isRecord";
import { resolveTokens } from "../product/resolve";
import type { TokenTable } from "../product/tokens";
import { frontMatterBlock } from "../build/frontMatter";
import type { Finding } from "../report";
import { findingAt, type Source } from "./place";
import { yamlProblem } from "./yamlProblem";

// The one reader of front matter: the check uses it, and the site, through the hook `markdown.parseFrontMatter` of Docusaurus.
// YAML 1.2: dates, `yes` and `on` are texts, `017` is 17.

/** The front matter of a page. */
export interface FrontMatter {
  /** With content tokens resolved; empty when the page has none, or none that can be read. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Mistakes that keep it from being read. */
  readonly problems: readonly Finding[];
}

/** Reads the front matter of a page. */
export function readFrontMatter(source: Source, tokens: TokenTable): FrontMatter {
  const block = frontMatterBlock(source.text)?.text;
  if (block === undefined) return { values: {}, problems: misplaced(source) };
  try {
    const values: unknown = parseYaml(resolveTokens(block, tokens));
    return { values: isRecord(values) ? values : {}, problems: [] };
  } catch (error) {
    return { values: {}, problems: [yamlFinding(source, block, error)] };
  }
}

/** The value of a field as it is typed, without quotes; undefined for lists and groups. */
export function typedValue({ text }: Pick<Source, "text">, field: string): string | undefined {
  const node = parseDocument(frontMatterBlock(text)?.text ?? "").get(field, true);
  return isScalar(node) ? (node.source ?? String(node.value)) : undefined;
}

/** A part of a value that YAML takes for something else, so that it is not in the value. */
export interface HiddenPart {
  readonly field: string;
  /** As typed. */
  readonly part: string;
  /** The value that the writer meant. */
  readonly meant: string;
}

/** Comments, anchors and tags (`#12`, `&x`, `!x`) beside the texts of fields. */
export function hiddenParts({ text }: Pick<Source, "text">): readonly HiddenPart[] {
  const block = frontMatterBlock(text)?.text ?? "";
  return [...block.matchAll(/^(\w+):[ \t]+(?!["'[{|>#])(.*)$/gm)].flatMap(([, field = "", meant = ""]) => {
    const part = /^[&!]\S*|(?<=\s)#.*/.exec(meant)?.[0];
    return part === undefined ? [] : [{ field, part, meant: meant.trim() }];
  });
}

/** Fields above the first line of dashes, which is the second. */
const UNOPENED = /^\s*(?:[\w-]+:.*\n(?:[ \t]+.*\n)*)+---[ \t]*(?:\n|$)/;

/** Front matter below empty lines or comments, or between lines of more than three dashes. */
const LATE = /^(?:(?:\s|<!--[\s\S]*?-->)+---|-{4,})[ \t]*\n[\w-]+:[\s\S]*?\n-{3,}[ \t]*(?:\n|$)/;

/** Offset behind lines that are meant as front matter and not read as such; 0 where there are none. */
export function endOfMisplaced(text: string): number {
  if (frontMatterBlock(text)) return 0;
  return (
    (
      UNOPENED.exec(text) ??
      LATE.exec(text) ??
      /^(?:\+\+\+|---[a-z]+)\n[\s\S]*?\n(?:\+\+\+|---)[ \t]*(?:\n|$)/.exec(text)
    )?.[0].length ?? 0
  );
}

/** Front matter that would be shown as text. */
function misplaced(source: Source): Finding[] {
  const finding = (message: string, fix: string): Finding[] => [
    findingAt(source, 0, { rule: "front-matter", message, fix }),
  ];
  if (/^\+\+\+\n/.test(source.text))
    return finding("The front matter is not YAML.", 'write "---" for "+++", and "title: …" for "title = …".');
  if (/^---[a-z]+\n/.test(source.text))
    return finding(
      "The front matter is not YAML.",
      'write "---" on the first line, and "title: …" below it.',
    );
  if (UNOPENED.test(source.text))
    return finding(
      "The front matter has no opening line.",
      'write "---" on its own line above the first field.',
    );
  if (/^-{4,}[ \t]*\n[\w-]+:/.test(source.text))
    return finding("The front matter begins with more than three dashes.", 'write "---" above and below it.');
  const space = /^((?:\s|<!--[\s\S]*?-->)*)---[ \t]*\n[\w-]+:/.exec(source.text)?.[1];
  if (space === undefined) return [];
  return space === ""
    ? finding("The front matter is not closed.", 'write "---" on its own line below the last field.')
    : finding(
        "The front matter is not at the start of the file.",
        'remove everything before the first "---".',
      );
}

function yamlFinding(source: Source, block: string, error: unknown): Finding {
  const first = error as YAMLParseError;
  const { message, fix, line: ownLine } = yamlProblem(parseErrors(block, first));
  const { line, col } = openBracket(source.text, first) ?? first.linePos?.[0] ?? { line: 1, col: 1 };
  const problem = { rule: "front-matter", message: `The front matter cannot be read: ${message}.`, fix };
  const place = ownLine === undefined ? { line: line + 1, column: col } : { line: ownLine + 1, column: 1 };
  return { path: source.path, ...place, ...problem };
}

/** All errors of a block, of which the parser throws the first. */
function parseErrors(block: string, first: YAMLParseError): readonly YAMLParseError[] {
  const { errors } = parseDocument(block);
  return errors.length > 0 ? errors : [first];
}

/** The place of a list that is not closed; the parser names the line where it stopped. */
function openBracket(
  text: string,
  { linePos, message }: Pick<YAMLParseError, "linePos" | "message">,
): { readonly line: number; readonly col: number } | undefined {
  const last = linePos?.[0].line;
  if (last === undefined || !message.startsWith("Flow ")) return undefined;
  const lines = text.split("\n").slice(1, last + 1);
  const index = lines.findLastIndex((line) => /[[{]/.test(line));
  return index === -1 ? undefined : { line: index + 1, col: (lines[index]?.search(/[[{]/) ?? 0) + 1 };
}
