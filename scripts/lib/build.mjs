// How `npm run build` runs Docusaurus; the benchmark of builds runs it the same way.

/** Minifying HTML takes 10 to 20 ms per page and saves 3 % of the transferred bytes. */
export const ENVIRONMENT = { SKIP_HTML_MINIFICATION: "true" };

export const DOCUSAURUS = "node_modules/@docusaurus/core/bin/docusaurus.mjs";
