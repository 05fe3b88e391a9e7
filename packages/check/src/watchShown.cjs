const path = require("node:path");
require("docusaurus-waymark-core/native.cjs");
const { shownFiles } = require("docusaurus-waymark-core/parse/codeFile");

/**
 * Loader of pages that changes nothing: it tells the bundler of the files that a page shows in fences or lists, so that a
 * change of such a file alone refreshes the page, under `npm start` and in a build with a cache.
 */
module.exports = function watchShown(source) {
  const { siteDir } = this.getOptions();
  const page = path.relative(siteDir, this.resourcePath).split(path.sep).join("/");
  for (const file of shownFiles(page, source)) this.addDependency(path.join(siteDir, file));
  // A list of the group's pages has their titles and descriptions.
  if (source.includes("<GroupPages")) this.addContextDependency(path.join(siteDir, page.split("/")[0]));
  return source;
};
