// Formats the errors that `npm run build` prints when a build ends.

/** Node's output for an error that says what to do, such as a `SiteError` (packages/core/src/lib): its lines, among stacks. */
const FINDINGS = /Error: (?:\d+ to fix\n)?((?:[ \t]*\S.* Fix: .*\n)+)/;

/** Errors of Docusaurus: only the findings in writers' files, without stacks and causes, or the whole text if it has none. */
export function errorText(text) {
  const [, findings] = FINDINGS.exec(text) ?? [];
  // Node puts an error without a stack into brackets.
  return findings === undefined ? text : findings.replace(/\](?: \{)?\n$/, "\n").replace(/^[ \t]+/gm, "");
}
