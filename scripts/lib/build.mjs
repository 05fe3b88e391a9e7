// How `npm run build` runs Docusaurus; the benchmark of builds runs it the same way.

/**
 * Arguments for Node, before the command. A larger young generation (in megabytes): a build creates many
 * short-lived trees and would otherwise spend a tenth of its time on garbage collection. Twice this size saves no
 * more time and costs 170 MB more at 1,000 pages, because each thread has one.
 */
export const NODE_ARGUMENTS = ["--max-semi-space-size=32"];

/** Minifying HTML takes 10 to 20 ms per page and saves 3 % of the transferred bytes. */
export const ENVIRONMENT = { SKIP_HTML_MINIFICATION: "true" };

export const DOCUSAURUS = "node_modules/@docusaurus/core/bin/docusaurus.mjs";
