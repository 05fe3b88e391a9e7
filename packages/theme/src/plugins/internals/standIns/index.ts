/**
 * Small replacements for modules of Docusaurus that no page of this site uses, so that they are not part of the
 * application.
 */
import { ChangedUpstream, type Contract } from "docusaurus-waymark-core/build/contract";

/** The advice for a replaced module that has changed. */
const REMOVE_IF_UNUSED =
  "Fix: if pages no longer load it (npm run build, then npm run test:more -- bench-pages), delete its line in packages/theme/src/plugins/internals/standIns.";

export const REPLACEMENTS: Contract = {
  name: "Stock modules that no page of this site uses",
  benefit:
    "a fifth of the application (the highlighter: 21 kB of brotli) and 8 of 19 kB of the style sheet (Infima)",
  usedBy: ["packages/theme/src/plugins/internals/standIns"],
  checks: [
    {
      package: "@docusaurus/theme-classic",
      file: "lib/index.js",
      expects: /`infima\/dist\/css\/default\/default\$\{/,
      ifChanged: `The theme imports Infima by another path, so its styles override ours. ${REMOVE_IF_UNUSED}`,
    },
    {
      package: "@docusaurus/theme-classic",
      file: "lib/prism-include-languages.js",
      expects: /prism-react-renderer/,
      ifChanged: `The theme highlights with another package, which would be part of the application. ${REMOVE_IF_UNUSED}`,
    },
  ],
};

/**
 * The file of a module.
 *
 * @throws ChangedUpstream when the module does not exist
 */
function resolveModule(id: string): string {
  try {
    return require.resolve(id);
  } catch {
    throw new ChangedUpstream(
      `There is no module ${id}, for which the site has a stand-in.`,
      REMOVE_IF_UNUSED,
    );
  }
}

/** Bundler aliases from replaced modules to their replacements, for browser and server code. */
export function replacementAliases(): Record<string, string> {
  return {
    [resolveModule("infima/dist/css/default/default.css")]: require.resolve("./infima.css"),
    "prism-react-renderer$": require.resolve("./prism"),
  };
}
