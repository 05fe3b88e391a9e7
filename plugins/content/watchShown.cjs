const path = require("node:path");
require("../native.cjs");
const { shownFiles } = require("./parse/codeFile.ts");

/**
 * Loader of pages that changes nothing: it tells the bundler of the files that the fences of a page show, so that a change
 * of such a file alone refreshes the page, under `npm start` and in a build with a cache.
 */
module.exports = function watchShown(source) {
  const { siteDir } = this.getOptions();
  const page = path.relative(siteDir, this.resourcePath).split(path.sep).join("/");
  for (const file of shownFiles(page, source)) this.addDependency(path.join(siteDir, file));
  return source;
};
