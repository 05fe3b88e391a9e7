// Starts the language server (lsp.ts) from any folder.
const path = require("node:path");

process.chdir(path.join(__dirname, ".."));
require("../plugins/site.cjs");
require("./lsp.ts");
