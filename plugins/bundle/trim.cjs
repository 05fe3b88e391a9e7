const fs = require("node:fs");
const { compactRegistry, compactRoutes } = require("./routes.cjs");

/**
 * A loader of the bundler (plain JavaScript: the bundler loads it by path). What Docusaurus generates for the browser
 * holds more than the browser reads: the whole configuration, with the options of every plugin and absolute paths of
 * the machine that builds; every page's entry in the docs data; routes in three modules, with source paths that only
 * server rendering needs.
 * The option `rule` names what to leave of a module; `chunkNames` is the file that says what each route loads.
 */
module.exports = function trim(source) {
  const { rule, chunkNames } = this.getOptions();
  if (chunkNames) this.addDependency(chunkNames);
  return rules[rule](source, chunkNames && JSON.parse(fs.readFileSync(chunkNames, "utf8")));
};

/** Parts of the configuration that code in the browser reads. */
const CONFIG_KEYS = [
  "title",
  "titleDelimiter",
  "tagline",
  "url",
  "baseUrl",
  "baseUrlIssueBanner",
  "trailingSlash",
  "noIndex",
  "favicon",
  "themeConfig",
  "customFields",
];

const rules = {
  /** `export default {…};` */
  config(source) {
    const start = source.indexOf("export default");
    const all = JSON.parse(source.slice(start + "export default".length).replace(/;?\s*$/, ""));
    const kept = Object.fromEntries(CONFIG_KEYS.map((key) => [key, all[key]]));
    const { experimental_router } = all.future ?? {};
    const themeConfig = { ...kept.themeConfig, prism: {} };
    return `export default ${JSON.stringify({ ...kept, themeConfig, future: { experimental_router } })};\n`;
  },
  /** The docs plugin lists every page of a version, for version menus that this site does not have. */
  globalData(source) {
    return JSON.stringify(JSON.parse(source), (key, value) => (key === "docs" ? [] : value));
  },
  routes: compactRoutes,
  registry: compactRegistry,
  /** Filled by the module of routes. */
  chunkNames: () => "{}",
};

module.exports.rules = rules;
