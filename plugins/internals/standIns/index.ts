/**
 * Small replacements for modules of Docusaurus that no page of this site uses, so that they are not part of the
 * application.
 */
import path from "node:path";
import { ChangedUpstream, type Contract } from "../../lib/contract";

/** The advice for a replaced module that has changed. */
const REMOVE_IF_UNUSED =
  "Fix: if pages no longer load it (npm run build, then npm run bench -- pages), delete its line in plugins/internals/standIns.";

export const REPLACEMENTS: Contract = {
  name: "Stock modules that no page of this site uses",
  benefit:
    "a fifth of the application (24 kB of brotli: highlighter 21, tslib 3) and 8 of 19 kB of the style sheet (Infima)",
  usedBy: ["plugins/internals/standIns"],
  checks: [
    {
      package: "@docusaurus/theme-classic",
      file: "lib/index.js",
      expects: /`infima\/dist\/css\/default\/default\$\{/,
      ifChanged: `The theme imports Infima by another path, so its styles override ours. ${REMOVE_IF_UNUSED}`,
    },
    {
      package: "@docusaurus/theme-classic",
      file: "lib/index.js",
      expects: /'\.\/nprogress'/,
      ifChanged: `The theme renders its progress bar differently, so pages would have two. ${REMOVE_IF_UNUSED}`,
    },
    {
      package: "@docusaurus/theme-classic",
      file: "lib/prism-include-languages.js",
      expects: /prism-react-renderer/,
      ifChanged: `The theme highlights with another package, which would be part of the application. ${REMOVE_IF_UNUSED}`,
    },
    {
      package: "@docusaurus/utils-common",
      file: "lib/index.js",
      expects: /^(?=[\s\S]*tslib_1\.__importDefault\b)(?![\s\S]*tslib_1\.(?!__importDefault\b))/,
      ifChanged:
        "@docusaurus/utils-common uses a helper of tslib that standIns/tslib.ts does not have, which fails in browsers only. Fix: add the helper there, or remove the replacement.",
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

/** Bundler rule that replaces tslib with its one used helper, in the one module that uses it. */
export function tslibRule() {
  return {
    test: resolveModule("@docusaurus/utils-common"),
    resolve: { alias: { tslib$: path.join(__dirname, "tslib.ts") } },
  };
}

/** Bundler aliases from replaced modules to their replacements, for browser and server code. */
export function replacementAliases(siteDir: string): Record<string, string> {
  const replacementFile = (file: string): string => path.join(__dirname, file);
  return {
    [resolveModule("infima/dist/css/default/default.css")]: replacementFile("infima.css"),
    "prism-react-renderer$": replacementFile("prism.ts"),
    // A bar of 30 lines instead of a library. The theme names the module without an ending.
    [resolveModule("@docusaurus/theme-classic/lib/nprogress").replace(/\.js$/, "")]: path.join(
      siteDir,
      "src/layout/page/progressModule.ts",
    ),
  };
}
