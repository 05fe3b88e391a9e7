/**
 * A loader of the bundler (plain JavaScript: the bundler loads it by path). What Docusaurus generates for the browser
 * holds more than the browser reads: the whole configuration, with the options of every plugin and absolute paths of
 * the machine that builds; every page's entry in the docs data; source paths that only server rendering needs.
 * The option `rule` names what to leave of a module.
 */
module.exports = function trim(source) {
  return rules[this.getOptions().rule](source);
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

/** An entry of the registry: loader, then source path and module id for server rendering. */
const REGISTRY_ENTRY = /^( *"[^"]+": \[\(\) => import\(.*?"\)), ".*", require\.resolveWeak\(".*"\)\],/gm;

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
  /** Loaders alone. */
  registry(source) {
    return source.replace(REGISTRY_ENTRY, "$1],");
  },
};

module.exports.rules = rules;
