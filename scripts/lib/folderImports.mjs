// A rule of the linter, in the form of an ESLint plugin: which folders may import which (`oxlint.config.mjs` has the list).
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** Reports an import that leads from a folder into one that is closed to it. Options: `{ folder, closed, message }[]`. */
const imports = {
  meta: { type: "problem", schema: [{ type: "array" }] },
  create({ filename, options: [zones], report }) {
    const file = path.relative(ROOT, filename);
    const own = zones.filter(({ folder }) => isIn(file, folder));
    const check = ({ source }) => {
      const target = source && fileOf(source.value, filename);
      const zone = target && own.find(({ closed }) => closed.some((folder) => isIn(target, folder)));
      if (zone) report({ node: source, message: `"${source.value}": ${zone.message}` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { meta: { name: "folders" }, rules: { imports } };

/** The path of an imported file from the project root; undefined for packages. */
function fileOf(address, importer) {
  if (typeof address !== "string") return undefined;
  if (address.startsWith("@site/")) return address.slice("@site/".length);
  return address.startsWith(".")
    ? path.relative(ROOT, path.resolve(path.dirname(importer), address))
    : undefined;
}

function isIn(file, folder) {
  return file === folder || file.startsWith(`${folder}/`);
}
