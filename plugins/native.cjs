const { readFileSync } = require("node:fs");
const path = require("node:path");
const { transformSync } = require("@swc/core");

// From here on this process loads TypeScript as it loads JavaScript; `node -r` with this file does no more.
for (const ending of [".ts", ".tsx"]) {
  require.extensions[ending] = (module, file) => module._compile(javaScript(file), file);
}

/**
 * A dynamic import becomes a late require, which knows the endings of files. There are no source maps: reading them costs
 * more than they give.
 */
function javaScript(file) {
  const { code } = transformSync(readFileSync(file, "utf8"), {
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
 * Loads TypeScript of the build side the way Node loads JavaScript, for a writer's server always again. Docusaurus reads
 * its configuration with Babel, packages included: that takes a cold build longer than reading all pages.
 *
 * @param id path of a module, from this folder
 */
module.exports = function native(id) {
  if (process.env.NODE_ENV === "development") forget(path.dirname(__dirname));
  return require(path.join(__dirname, id));
};

/** A server that reads its configuration again has to see plugins as they are now. A build reads it twice in a row. */
function forget(siteDir) {
  const own = Object.keys(require.cache).filter(
    (file) => file.startsWith(siteDir + path.sep) && !file.includes("node_modules") && file !== __filename,
  );
  for (const file of own) delete require.cache[file];
}
