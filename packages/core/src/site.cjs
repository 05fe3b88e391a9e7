// Reads the configuration of the site in the current folder: loaded before a command, and by processes that commands start.
const path = require("node:path");
require("./native.cjs");

try {
  require(path.resolve("docusaurus.config.ts"));
} catch (error) {
  // The compiler tells the place of a syntax error, and then its own stack.
  console.error(error instanceof Error ? error.message.replace(/\s*\nCaused by:[^]*/, "") : error);
  process.exit(2);
}
