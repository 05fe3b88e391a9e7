import path from "node:path";
import { ChangedUpstream, type Contract } from "../contract";

/** Why a stand-in may be missed, and what to do then. */
const GONE =
  "Fix: see whether pages carry it still (npm run build, then npm run bench:pages); if not, take its line out of plugins/internals/standIns.";

export const STAND_INS: Contract = {
  name: "What the stock theme and core load and no page of this site uses",
  buys: "a fifth of the application (24 kB of brotli: highlighter 21, tslib 3) and 8 of 19 kB of the style sheet (Infima)",
  usedBy: ["plugins/internals/standIns"],
  clauses: [
    {
      package: "@docusaurus/theme-classic",
      file: "lib/index.js",
      expects: /`infima\/dist\/css\/default\/default\$\{/,
      otherwise: `The theme loads Infima by another path, so its styles come back over ours. ${GONE}`,
    },
    {
      package: "@docusaurus/theme-classic",
      file: "lib/index.js",
      expects: /'\.\/nprogress'/,
      otherwise: `The theme draws its progress bar in another way, so pages would have two. ${GONE}`,
    },
    {
      package: "@docusaurus/theme-classic",
      file: "lib/prism-include-languages.js",
      expects: /prism-react-renderer/,
      otherwise: `The theme highlights with another package, which pages would carry. ${GONE}`,
    },
    {
      package: "@docusaurus/utils-common",
      file: "lib/index.js",
      expects: /^(?=[\s\S]*tslib_1\.__importDefault\b)(?![\s\S]*tslib_1\.(?!__importDefault\b))/,
      otherwise:
        "It uses a helper of tslib that standIns/tslib.ts does not have, which fails in browsers only. Fix: write the helper there, or take the stand-in away.",
    },
  ],
};

/** Where a module is, for the bundler. @throws ChangedUpstream when it is not there */
function placeOf(id: string): string {
  try {
    return require.resolve(id);
  } catch {
    throw new ChangedUpstream(`There is no module ${id}, for which the site has a stand-in.`, GONE);
  }
}

/** A rule of the bundler: one helper in place of all of tslib, for the one module that uses one. */
export function oneHelper() {
  return {
    test: placeOf("@docusaurus/utils-common"),
    resolve: { alias: { tslib$: path.join(__dirname, "tslib.ts") } },
  };
}

/** Aliases for the bundler: what stands in for a module, in pages and while they are made. */
export function standIns(siteDir: string): Record<string, string> {
  const own = (file: string): string => path.join(__dirname, file);
  return {
    [placeOf("infima/dist/css/default/default.css")]: own("infima.css"),
    "prism-react-renderer$": own("prism.ts"),
    // A bar of 30 lines in place of a library for it. The theme names the module without an ending.
    [placeOf("@docusaurus/theme-classic/lib/nprogress").replace(/\.js$/, "")]: path.join(
      siteDir,
      "src/layout/page/progressModule.ts",
    ),
  };
}
