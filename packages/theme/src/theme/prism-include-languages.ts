/**
 * Change: loads no grammar.
 * Reason: code is highlighted by the build (`packages/theme/src/plugins/markdown/code`); there is no highlighter in the browser.
 * Upstream: @docusaurus/theme-classic prism-include-languages (eject).
 */
export default function prismIncludeLanguages(): void {
  // There is no highlighter in the browser to add languages to.
}
