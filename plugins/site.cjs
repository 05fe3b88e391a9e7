// Reads the configuration of the site in the current folder: `node -r ./plugins/site.cjs` starts a command of the platform.
const path = require("node:path");
require("./native.cjs");

try {
  require(path.resolve("docusaurus.config.ts"));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
