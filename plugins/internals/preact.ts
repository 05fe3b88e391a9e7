/**
 * Preact renders the application in browsers, in place of React and React DOM. React itself renders the pages in a build, under
 * `npm start` and in the unit tests. Delete this file, and its lines in `index.ts` and `couplings.ts`, to use React
 * everywhere.
 */
import path from "node:path";
import type { Contract } from "./contract";

export const PREACT: Contract = {
  name: "The bundler's aliases of React",
  benefit:
    "half of the application (49 of 99 kB of Brotli), and more than half of the work until a followed page is shown",
  usedBy: ["plugins/internals/preact.ts", "src/ui/hydrateLater.tsx"],
  checks: [
    {
      package: "@docusaurus/core",
      file: "lib/webpack/base.js",
      expects:
        /\breact: [^\n]*'react\/package\.json'[^\n]*\n\s*'react-dom': [^\n]*'react-dom\/package\.json'/,
      ifChanged:
        "Docusaurus no longer resolves React by the aliases react and react-dom, so the application may load both React and Preact. " +
        "Fix: override the new aliases in plugins/internals/preact.ts, or delete that file.",
    },
    {
      package: "@docusaurus/core",
      file: "lib/client/clientEntry.js",
      expects: /ReactDOM\.hydrateRoot\(container, app, \{\s*onRecoverableError,\s*\}\)/,
      ifChanged:
        "Docusaurus starts the application in another way, which preact/compat may not have. Fix: compare it with node_modules/preact/compat/client.mjs, " +
        "run npm run test:e2e, and delete plugins/internals/preact.ts if they disagree.",
    },
  ],
};

/** Bundler aliases from React to Preact, for the code of browsers. They override those of Docusaurus. */
export function preactAliases(): Record<string, string> {
  const compat = path.resolve(require.resolve("preact/compat"), "../..");
  return { react: compat, "react-dom": compat };
}
