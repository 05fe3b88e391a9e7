import path from "node:path";
import type { Contract } from "docusaurus-waymark-core/build/contract";

export const PAGE_SUMMARIES: Contract = {
  name: "The list of all pages that every page loads",
  benefit:
    "7 kB of Brotli at 118 pages, and more with each page, after the first sign of intent: titles and descriptions that no page shows",
  usedBy: [
    "packages/theme/src/plugins/internals/pageSummaries.ts",
    "packages/theme/src/plugins/internals/withoutSummaries.cjs",
  ],
  checks: [
    {
      package: "@docusaurus/plugin-content-docs",
      file: "lib/props.js",
      expects:
        /function toVersionDocsProp[\s\S]*?description: doc\.description,[\s\S]*?docs: toVersionDocsProp\(/,
      ifChanged:
        "The data of a section has no list of its pages, or another one. Fix: delete packages/theme/src/plugins/internals/pageSummaries.ts and withoutSummaries.cjs if pages no longer load it; otherwise change both.",
    },
    {
      package: "@docusaurus/plugin-content-docs",
      file: "lib/routes.js",
      expects: /props: \{[^}]*version: \(0, props_1\.toVersionMetadataProp\)/,
      ifChanged:
        "The data of a section is no longer a property of its route, so it may be in another file. Fix: change the path in packages/theme/src/plugins/internals/pageSummaries.ts.",
    },
  ],
};

/** Folder to which Docusaurus writes the route properties of the docs plugin. */
const ROUTE_PROPERTIES = /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;

/** Bundler rule that leaves summaries of pages out of the data of a section. */
export function pageSummariesRule() {
  return { test: ROUTE_PROPERTIES, use: [{ loader: path.join(__dirname, "withoutSummaries.cjs") }] };
}
