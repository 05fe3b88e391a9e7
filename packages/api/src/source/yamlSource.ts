import { isUtf16, UTF_16_PROBLEM } from "docusaurus-waymark-core/lib/utf16";
import { LineCounter, parseDocument, visit, type Document } from "yaml";
import { nodeAt } from "docusaurus-waymark-core/parse/yamlNode";
import { aliasProblem, MAX_ALIASES } from "docusaurus-waymark-core/parse/aliasProblem";
import { exactInteger } from "../openapi/exactJson";
import { findUnknownTokens, resolveTokens } from "docusaurus-waymark-core/product/resolve";
import { tokenProblem } from "docusaurus-waymark-core/product/tokenProblem";
import { yamlMessage } from "docusaurus-waymark-core/lib/yamlMessage";
import type { TokenTable } from "docusaurus-waymark-core/product/tokens";
import { positionOf, WriterError, type Finding } from "docusaurus-waymark-core/report";

/** Keys from the root of the document to a node. */
export type NodePath = readonly (string | number)[];

/** A YAML file with content tokens replaced, and the position of every node in the original file. */
export interface YamlSource {
  /** The text with tokens replaced. Tokens are single-line, so line numbers are those of the file. */
  readonly text: string;
  /** The value. Integers that a double cannot hold are `bigint`. */
  readonly value: unknown;
  /** A finding at the node, or at its nearest existing ancestor. */
  readonly findingAt: (path: NodePath, rule: string, message: string, fix: string) => Finding;
}

/**
 * Parses YAML, with merge keys (`<<`), and replaces content tokens.
 *
 * @param file path from the project root, for messages
 * @throws WriterError on unknown tokens and syntax errors
 */
export function parseYaml(file: string, source: string, tokens: TokenTable): YamlSource {
  if (isUtf16(source))
    throw new WriterError([{ path: file, line: 1, column: 1, rule: "openapi-syntax", ...UTF_16_PROBLEM }]);
  const text = resolveTokens(source, tokens);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, intAsBigInt: true, merge: true });
  const findings = [
    ...unknownTokens(file, source, tokens),
    ...syntaxErrors(file, document),
    ...unusableNodes(file, document, lines),
  ];
  if (findings.length > 0) throw new WriterError(findings);
  const reviver = (_: unknown, value: unknown): unknown =>
    typeof value === "bigint" ? exactInteger(value) : value;
  return {
    text,
    value: document.toJS({ reviver, maxAliasCount: MAX_ALIASES }),
    findingAt: (path, rule, message, fix) => ({
      path: file,
      ...nodePosition(document, lines, path),
      rule,
      message,
      fix,
    }),
  };
}

function unknownTokens(path: string, source: string, tokens: TokenTable): Finding[] {
  return findUnknownTokens(source, tokens).map(({ name, offset }) => ({
    path,
    ...positionOf(source, offset),
    rule: "content-token",
    ...tokenProblem(name, tokens),
  }));
}

/** The first error, from which the others mostly follow, and keys that are there twice. */
function syntaxErrors(path: string, document: Document): Finding[] {
  const own = document.errors.filter(({ code }, index) => index === 0 || code === "DUPLICATE_KEY");
  return own.map(({ message, linePos }) => ({
    path,
    line: linePos?.[0].line ?? 1,
    column: linePos?.[0].col ?? 1,
    rule: "openapi-syntax",
    message: yamlMessage(message),
    fix: "correct the YAML here, or in the lines above.",
  }));
}

/** An alias that cannot be replaced, and numbers that JSON does not have. */
function unusableNodes(path: string, document: Document, lines: LineCounter): Finding[] {
  const findingAt = (offset: number, message: string, fix: string): Finding => {
    const { line, col: column } = lines.linePos(offset);
    return { path, line, column, rule: "openapi-syntax", message, fix };
  };
  const alias = aliasProblem(document);
  const findings = alias ? [findingAt(alias.offset, alias.message, alias.fix)] : [];
  visit(document, {
    Scalar(_, { value, source, range }) {
      if (typeof value !== "number" || Number.isFinite(value)) return;
      const message = `JSON has no number "${source ?? value}".`;
      findings.push(findingAt(range?.[0] ?? 0, message, "write another value, or a text in quotes."));
    },
  });
  return findings;
}

/** The column is that of the resolved text; tokens earlier on the line may shift it. */
function nodePosition(
  document: Document,
  lines: LineCounter,
  path: NodePath,
): { line: number; column: number } {
  const { line, col } = lines.linePos(nodeAt(document, path)?.range?.[0] ?? 0);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}
