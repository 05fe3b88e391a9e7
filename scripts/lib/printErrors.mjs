// What `npm run build` prints when a build ends.

/** What Node prints of a `WriterError` (plugins/report): its findings, among stacks. */
const FINDINGS = /WriterError: \d+ to fix\n((?:[ \t]*\S.*:\d+:\d+ [\w-]+: .*\n)+)/;

/** Errors of Docusaurus without stacks and causes where they are findings in writers' files; else as they are. */
export function errorText(text) {
  const [, findings] = FINDINGS.exec(text) ?? [];
  // Node puts an error without a stack into brackets.
  return findings === undefined ? text : findings.replace(/\](?: \{)?\n$/, "\n").replace(/^[ \t]+/gm, "");
}
