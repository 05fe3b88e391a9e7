const { createHash } = require("node:crypto");
const { mkdirSync, readFileSync, writeFileSync } = require("node:fs");
const path = require("node:path");
const compiler = require("@swc/core/package.json");

const SITE_DIR = path.dirname(__dirname);
const CACHE_DIR = path.join(SITE_DIR, "node_modules/.cache/native");
/** Input of every compiled file: the compiler and its options, which are in this file. */
const CACHE_VERSION = `${compiler.version}\n${readFileSync(__filename, "utf8")}`;

// Lets `require` load TypeScript in this process. `node -r plugins/native.cjs` uses only this part.
for (const ending of [".ts", ".tsx"]) {
  require.extensions[ending] = (module, file) => module._compile(javaScript(file), file);
}

/**
 * The JavaScript of a TypeScript file: from the cache, or compiled. The cache takes a tenth off the check of one page, most
 * of it because the compiler is not loaded. A cached file ends with a hash of what it was made from.
 */
function javaScript(file) {
  const source = readFileSync(file, "utf8");
  const hash = createHash("sha256").update(`${CACHE_VERSION}\n${file}\n${source}`).digest("hex");
  const cacheFile = path.join(CACHE_DIR, `${path.relative(SITE_DIR, file).replace(/[^\w.-]/g, "_")}.js`);
  const cached = textOf(cacheFile);
  if (cached?.endsWith(hash)) return cached;
  const code = `${compile(file, source)}\n// ${hash}`;
  save(cacheFile, code);
  return code;
}

function textOf(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Without the right to write there is no cache. */
function save(file, text) {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch {
    return;
  }
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
