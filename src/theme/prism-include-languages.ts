/**
 * Change: loads no grammar.
 * Reason: code is highlighted at build (`plugins/markdown/code`); the browser runs no highlighter.
 * Upstream: @docusaurus/theme-classic prism-include-languages (eject).
 */
export default function prismIncludeLanguages(): void {
  // Nothing to add to the highlighter: there is none in the browser.
}
