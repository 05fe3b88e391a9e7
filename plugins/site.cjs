// Reads the configuration of the site in the current folder: `node -r ./plugins/site.cjs` starts a command of the platform.
const path = require("node:path");
require("./native.cjs");
require(path.resolve("docusaurus.config.ts"));
