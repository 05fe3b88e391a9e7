// `npm run jest` reads jest.config.ts through this file: Node 20 does not read TypeScript by itself.
require("../plugins/native.cjs");
module.exports = require("../jest.config.ts").default;
