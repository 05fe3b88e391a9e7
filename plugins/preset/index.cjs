const native = require("../native.cjs");

/**
 * The configuration of a site. Commands read only the options, so the rest is made when Docusaurus calls the result.
 *
 * @param options what the site passes to the platform (`SiteOptions`)
 * @param fields of the configuration of Docusaurus, such as `plugins` and `scripts`
 */
module.exports.defineConfig = function defineConfig(options, fields = {}) {
  native("content/settings").checkSettings(options);
  native("preset/site").readSite(options);
  return () => native("preset/config").configOf(fields);
};
