import {
  CodeActionKind,
  DiagnosticSeverity,
  type CodeAction,
  type Diagnostic,
  type Range,
} from "vscode-languageserver";
import { withWords } from "../rules/prose/dictionary";
import { misspelledWord } from "../rules/prose/spelling";
import type { Finding } from "docusaurus-waymark-core/report";
import { offsetAt, protocolEdit, rangeOf } from "./places";

/** A finding as the editor shows it, in the words of `npm run check`. */
export function diagnosticOf(finding: Finding, text: string): Diagnostic {
  const { rule, message, fix } = finding;
  return {
    range: rangeOfFinding(finding, text),
    severity: finding.advice === true ? DiagnosticSeverity.Warning : DiagnosticSeverity.Error,
    source: "check",
    code: rule,
    message: `${message} Fix: ${fix}`,
  };
}

/** The file of the project's words as it is now. */
export interface WordsFile {
  readonly uri: string;
  readonly text: string;
}

/** Quick fixes for a part of a file: the changes of its findings, and for an unknown word, adding it to the project's words. */
export function quickFixes(
  findings: readonly Finding[],
  text: string,
  uri: string,
  asked: Range,
  words?: WordsFile,
): CodeAction[] {
  const [from, to] = [offsetAt(text, asked.start), offsetAt(text, asked.end)];
  return findings.flatMap((finding) => {
    const { start, end } = rangeOfFinding(finding, text);
    if (offsetAt(text, start) > to || offsetAt(text, end) < from) return [];
    const adding = words ? addingWord(finding, text, words) : [];
    if (!finding.edits) return adding;
    const edits = finding.edits.map((edit) => protocolEdit(text, edit));
    return [
      {
        title: `${finding.fix.charAt(0).toUpperCase()}${finding.fix.slice(1)}`,
        kind: CodeActionKind.QuickFix,
        diagnostics: [diagnosticOf(finding, text)],
        isPreferred: finding.isGuess !== true,
        edit: { changes: { [uri]: edits } },
      },
      ...adding,
    ];
  });
}

function addingWord(finding: Finding, text: string, words: WordsFile): CodeAction[] {
  const word = misspelledWord(finding);
  if (word === undefined) return [];
  const whole = { start: 0, end: words.text.length, text: withWords(words.text, [word]) };
  return [
    {
      title: `Add "${word}" to the words of the project`,
      kind: CodeActionKind.QuickFix,
      diagnostics: [diagnosticOf(finding, text)],
      edit: { changes: { [words.uri]: [protocolEdit(words.text, whole)] } },
    },
  ];
}

/** From the place of the finding to the end of what its fix replaces on that line; without such a fix, the word at that place. */
function rangeOfFinding({ line, column, edits }: Finding, text: string): Range {
  const start = offsetAt(text, { line: line - 1, character: column - 1 });
  const [first] = edits ?? [];
  if (first && first.start >= start && !text.slice(start, first.end).includes("\n"))
    return rangeOf(text, start, first.end);
  const word = /^(?:[\w-]+|\S[^\s`"'<>()[\]]*)/.exec(text.slice(start))?.[0] ?? "";
  return rangeOf(text, start, start + word.length);
}
