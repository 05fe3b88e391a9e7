const path = require("node:path");
require("docusaurus-waymark-core/native.cjs");
const { inlineFacts } = require("docusaurus-waymark-core/build/inlineFacts");

/** Loader of modules with facts: writes their data into them, and tells the bundler of the files that it is from. */
module.exports = function inlinedFacts(source) {
  const { siteDir } = this.getOptions();
  const { code, files } = inlineFacts(source);
  for (const file of files) this.addDependency(path.join(siteDir, file));
  return code;
};
