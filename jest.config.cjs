// Jest reads its configuration with Node, and Node 20 does not read TypeScript: the configuration is test/jestConfig.ts.
require("./plugins/native.cjs");
module.exports = require("./test/jestConfig.ts").default;
