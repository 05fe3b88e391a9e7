// How `npm run build` runs Docusaurus; the benchmark of builds runs it the same way.

/**
 * Arguments for Node, before the command. Megabytes for new objects: a build makes many short-lived trees, and with a
 * small space for them it spends a tenth of its time on sweeping. Twice as much takes as long and 170 MB more at 1,000
 * pages, since each thread has such a space.
 */
export const NODE_ARGUMENTS = ["--max-semi-space-size=32"];

/** The minifier of pages takes 10 to 20 ms for each and saves 3 % of what a reader loads. */
export const ENVIRONMENT = { SKIP_HTML_MINIFICATION: "true" };

export const DOCUSAURUS = "node_modules/@docusaurus/core/bin/docusaurus.mjs";
