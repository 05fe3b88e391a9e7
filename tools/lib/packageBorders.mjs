// A rule of the linter, in the form of an ESLint plugin: a package is a border.
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** The folder of a package that a file is in; undefined outside of packages. */
function packageOf(file) {
  return /^packages[\\/]\w+/.exec(path.relative(ROOT, file))?.[0];
}

const TEST = /\.(?:test|fixture)\.tsx?$/;

/**
 * Reports an import by a path that leaves or enters a package, an import of the site in code of a package, and one of what the site
 * owns in its tests, which may use the test support of the root.
 */
const border = {
  meta: { type: "problem", schema: [] },
  create({ filename, report }) {
    const own = packageOf(filename);
    const check = ({ source }) => {
      const address = source?.value;
      if (typeof address !== "string") return;
      if (address.startsWith(".") && packageOf(path.resolve(path.dirname(filename), address)) !== own)
        report({
          node: source,
          message: `"${address}" crosses the border of a package. Import it by the name of its package.`,
        });
      const known = TEST.test(filename) ? "@site/src/" : "@site/";
      if (address.startsWith(known) && own !== undefined)
        report({
          node: source,
          message: `"${address}": a package does not know the site. Take it as an option.`,
        });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { meta: { name: "packages" }, rules: { border } };
