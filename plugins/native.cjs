const { readFileSync } = require("node:fs");
const path = require("node:path");

const SITE_DIR = path.dirname(__dirname);

// Lets `require` load TypeScript in this process. `node -r plugins/native.cjs` uses only this part.
for (const ending of [".ts", ".tsx"]) {
  require.extensions[ending] = (module, file) =>
    module._compile(compile(file, readFileSync(file, "utf8")), file);
}

/**
 * Compiles TypeScript to CommonJS, where dynamic imports become `require` calls that resolve file extensions. Source maps
 * are left out, because generating them takes more time than they are worth.
 */
function compile(file, source) {
  const { code } = require("@swc/core").transformSync(source, {
    filename: file,
    swcrc: false,
    module: { type: "commonjs" },
    jsc: {
      target: "es2023",
      parser: { syntax: "typescript", tsx: file.endsWith("x") },
      transform: { react: { runtime: "automatic" } },
    },
  });
  return code;
}

/**
 * Loads a TypeScript module of the build side. Docusaurus would compile it with Babel, packages included, which takes
 * longer in a cold build than checking all pages. Under `docusaurus start` the module is loaded again on each call.
 *
 * @param id path of a module, from this folder
 */
module.exports = function native(id) {
  if (process.env.NODE_ENV === "development") forget(SITE_DIR);
  return require(path.join(__dirname, id));
};

/** Clears our files from the require cache, so that a restarted server uses changed plugins. */
function forget(siteDir) {
  const own = Object.keys(require.cache).filter(
    (file) => file.startsWith(siteDir + path.sep) && !file.includes("node_modules") && file !== __filename,
  );
  for (const file of own) delete require.cache[file];
}
