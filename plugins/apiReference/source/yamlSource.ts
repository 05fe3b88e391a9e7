import { isNode, LineCounter, parseDocument, type Document } from "yaml";
import { findUnknownTokens, resolveTokens, tokenText } from "../../../src/product/resolve";
import type { TokenTable } from "../../../src/product/tokens";
import { positionOf, WriterError, type Finding } from "../../report";

/** Keys from the root of the document to a node. */
export type NodePath = readonly (string | number)[];

/** A YAML file with content tokens replaced, and the position of every node in the original file. */
export interface YamlSource {
  /** The text with tokens replaced. Tokens are single-line, so line numbers are those of the file. */
  readonly text: string;
  readonly value: unknown;
  /** A finding at the node, or at its nearest existing ancestor. */
  readonly findingAt: (path: NodePath, rule: string, message: string, fix: string) => Finding;
}

/**
 * Parses YAML and replaces content tokens.
 *
 * @param file path from the project root, for messages
 * @throws WriterError on unknown tokens and syntax errors
 */
export function parseYaml(file: string, source: string, tokens: TokenTable): YamlSource {
  const text = resolveTokens(source, tokens);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const findings = [...unknownTokens(file, source, tokens), ...syntaxErrors(file, document)];
  if (findings.length > 0) throw new WriterError(findings);
  return {
    text,
    value: document.toJS(),
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
    message: `"${tokenText(name)}" is not a content token.`,
    fix: "write one of src/product/tokens.ts.",
  }));
}

function syntaxErrors(path: string, document: Document): Finding[] {
  return document.errors.map(({ message, linePos }) => ({
    path,
    line: linePos?.[0].line ?? 1,
    column: linePos?.[0].col ?? 1,
    rule: "openapi-syntax",
    message: message.split("\n")[0] ?? message,
    fix: "correct the YAML here, or in the lines above.",
  }));
}

/** The column is that of the resolved text; tokens earlier on the line may shift it. */
function nodePosition(
  document: Document,
  lines: LineCounter,
  path: NodePath,
): { line: number; column: number } {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) {
      const { line, col } = lines.linePos(node.range[0]);
      return { line, column: col };
    }
  }
  return { line: 1, column: 1 };
}
