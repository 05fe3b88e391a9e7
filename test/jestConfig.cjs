// `npm run jest` reads jest.config.ts through this file: Node 20 does not read TypeScript by itself.
require("docusaurus-waymark-core/native.cjs");
module.exports = require("../jest.config.ts").default;
