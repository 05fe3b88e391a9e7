import path from "node:path";

/** A rule of the bundler, as far as it is used here. */
interface RuleSetRule {
  readonly test: string;
  readonly enforce: "pre";
  readonly use: { readonly loader: string; readonly options: object }[];
}

const TRIM = path.join(__dirname, "trim.cjs");

/**
 * Configuration of the bundler that keeps from the browser what no reader needs, for built pages.
 *
 * @param generatedFilesDir where Docusaurus writes the modules that it generates
 */
export function lightClient(generatedFilesDir: string) {
  return {
    module: { rules: [...trimRules(generatedFilesDir), TSLIB, ROUTER] },
    optimization: { splitChunks: LAZY_STYLES },
    // A chunk's name in its address would be a table of all names in the runtime of every page.
    output: { chunkFilename: "assets/js/[contenthash:8].js" },
  };
}

/** Styles of what a page opens on demand come with it; all others are the site's one sheet. */
const ON_DEMAND = /[\\/](?:search[\\/]dialog[\\/]palette|ui[\\/]toast\.css)/;
const LAZY_STYLES = {
  cacheGroups: {
    styles: { test: (module: { identifier: () => string }) => !ON_DEMAND.test(module.identifier()) },
  },
};

/** One helper of tslib in place of all. */
const TSLIB = {
  test: require.resolve("@docusaurus/utils-common"),
  resolve: { alias: { tslib$: path.join(__dirname, "tslibStub.ts") } },
};

const ROUTER_STUBS = path.join(__dirname, "routerStubs.ts");
/** The router without helpers that it does not call in a built site. */
const ROUTER = {
  test: /[\\/]react-router[\\/]/,
  resolve: { alias: { "react-is$": ROUTER_STUBS, "hoist-non-react-statics$": ROUTER_STUBS } },
};

/** Rules that need to know what each route loads. */
const READS_NAMES = new Set(["routes", "registry"]);

/** Generated modules that the browser gets in part; see `trim.cjs`. */
function trimRules(folder: string): RuleSetRule[] {
  const files = {
    config: "docusaurus.config.mjs",
    globalData: "globalData.json",
    routes: "routes.js",
    registry: "registry.js",
    chunkNames: "routesChunkNames.json",
  };
  const chunkNames = path.join(folder, files.chunkNames);
  return Object.entries(files).map(([rule, file]) => ({
    test: path.join(folder, file),
    enforce: "pre",
    use: [{ loader: TRIM, options: { rule, ...(READS_NAMES.has(rule) && { chunkNames }) } }],
  }));
}
