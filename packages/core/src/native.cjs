const { readFileSync } = require("node:fs");
const path = require("node:path");

/** A module of these packages in `node_modules`: JavaScript with the syntax of ES modules. */
const OWN_PACKAGE =
  /[\\/]node_modules[\\/](?:docusaurus-[\w-]*waymark[\w-]*|docusaurus-upgrade-guard)[\\/]lib[\\/]/;

// Lets `require` load TypeScript, and the modules of these packages, in this process. Docusaurus would compile the build side
// with Babel, packages included, which takes longer in a cold build than checking all pages.
const loadScript = require.extensions[".js"];
for (const ending of [".ts", ".tsx"]) {
  require.extensions[ending] = (module, file) =>
    module._compile(compile(file, readFileSync(file, "utf8")), file);
}
require.extensions[".js"] = (module, file) =>
  OWN_PACKAGE.test(file)
    ? module._compile(compile(file, readFileSync(file, "utf8")), file)
    : loadScript(module, file);

/**
 * Compiles to CommonJS, where dynamic imports become `require` calls that resolve file extensions. Source maps are left
 * out, because generating them takes more time than they are worth.
 */
function compile(file, source) {
  const { code } = require("@swc/core").transformSync(source, {
    filename: file,
    swcrc: false,
    module: { type: "commonjs" },
    jsc: {
      target: "es2023",
      parser: /\.tsx?$/.test(file)
        ? { syntax: "typescript", tsx: file.endsWith("x") }
        : { syntax: "ecmascript", jsx: true },
      transform: { react: { runtime: "automatic" } },
    },
  });
  return code;
}

/**
 * Clears the modules of the site, and of packages that are linked into it, from the require cache: a restarted server uses what
 * was changed.
 *
 * @param siteDir folder of the site
 */
module.exports.forget = function forget(siteDir) {
  const own = Object.keys(require.cache).filter(
    (file) => file.startsWith(siteDir + path.sep) && !file.includes("node_modules") && file !== __filename,
  );
  for (const file of own) delete require.cache[file];
};
