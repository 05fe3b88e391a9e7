const { forget } = require("docusaurus-waymark-core/native.cjs");

/**
 * The configuration of a site. Commands read only the options, so the rest is made when Docusaurus calls the result.
 *
 * @param options what the site passes to the platform (`SiteOptions`)
 * @param fields of the configuration of Docusaurus, such as `plugins` and `scripts`
 */
module.exports.defineConfig = function defineConfig(options, fields = {}) {
  if (process.env.NODE_ENV === "development") forget(process.cwd());
  require("./settings").checkSettings(options);
  require("./site").readSite(options);
  return () => require("./config").configOf(fields);
};
