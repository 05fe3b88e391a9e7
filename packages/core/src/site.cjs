// Reads the configuration of the site in the current folder: loaded before a command, and by processes that commands start.
const path = require("node:path");
require("./native.cjs");

try {
  require(path.resolve("docusaurus.config.ts"));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
