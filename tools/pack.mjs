// `node tools/pack.mjs <folder> [version]`: packs every package as JavaScript with types, as it is published, into archives.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { transformSync } from "@swc/core";

const [target = "archives", version] = process.argv.slice(2);
const WORK = path.resolve("node_modules/.cache/packed");
const SKIPPED = /\.(?:test|fixture)\.\w+$/;

fs.rmSync(WORK, { recursive: true, force: true });
fs.rmSync(target, { recursive: true, force: true });
fs.mkdirSync(target, { recursive: true });
emitTypes();
for (const name of fs.readdirSync("packages")) {
  const folder = path.join(WORK, name);
  writePackage(path.join("packages", name), folder);
  execFileSync("npm", ["pack", "--silent", "--pack-destination", path.resolve(target)], { cwd: folder });
}

/** Writes the declarations of all packages next to the JavaScript that will be made of them. */
function emitTypes() {
  execFileSync(
    process.execPath,
    ["node_modules/typescript/bin/tsc", "-p", "tools/packages.tsconfig.json", "--outDir", WORK],
    {
      stdio: "inherit",
    },
  );
  for (const name of fs.readdirSync(WORK))
    if (fs.existsSync(path.join(WORK, name, "src")))
      fs.renameSync(path.join(WORK, name, "src"), path.join(WORK, name, "lib"));
}

/** Copies a package: what TypeScript is becomes JavaScript in `lib`, everything else stays as it is. */
function writePackage(from, to) {
  const files = fs
    .readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !SKIPPED.test(entry.name))
    .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)));
  for (const file of files) {
    const out = path.join(to, file.replace(/^src(?=[\\/])/, "lib"));
    fs.mkdirSync(path.dirname(out), { recursive: true });
    const isCode = file.startsWith("src") && /(?<!\.d)\.tsx?$/.test(file);
    if (isCode) fs.writeFileSync(out.replace(/\.tsx?$/, ".js"), javaScript(path.join(from, file)));
    else if (file === "package.json") fs.writeFileSync(out, manifest(path.join(from, file)));
    else fs.copyFileSync(path.join(from, file), out);
  }
}

/** Modules stay ES modules, for bundlers; Node loads them by `native.cjs`. */
function javaScript(file) {
  const { code } = transformSync(fs.readFileSync(file, "utf8"), {
    filename: file,
    swcrc: false,
    module: { type: "es6" },
    jsc: {
      target: "es2023",
      parser: { syntax: "typescript", tsx: file.endsWith("x") },
      transform: { react: { runtime: "automatic" } },
    },
  });
  // The build reads imports at the beginning of a line.
  return code.replace(/\*\/ (?=import|export)/g, "*/\n");
}

/** The manifest with the places of what was made: JavaScript, and types for TypeScript. */
function manifest(file) {
  const { exports, dependencies = {}, ...rest } = JSON.parse(fs.readFileSync(file, "utf8"));
  const placed = Object.entries(exports).map(([key, source]) => [key, placeOf(source)]);
  const own = Object.entries(dependencies).map(([name, range]) => [
    name,
    version !== undefined && fs.existsSync(path.join("node_modules", name)) && isOwn(name) ? version : range,
  ]);
  const made = {
    ...rest,
    ...(version !== undefined && { version }),
    ...(typeof rest.bin === "string" && { bin: rest.bin.replace(/^src/, "lib") }),
    exports: Object.fromEntries(placed),
    dependencies: Object.fromEntries(own),
  };
  return `${JSON.stringify(made, null, 2)}\n`;
}

function placeOf(source) {
  const place = source.replace(/^\.\/src\//, "./lib/");
  if (!/(?<!\.d)\.tsx?$/.test(place)) return place;
  return { types: place.replace(/\.tsx?$/, ".d.ts"), default: place.replace(/\.tsx?$/, ".js") };
}

/** True for a package of this workspace. */
function isOwn(name) {
  return fs.lstatSync(path.join("node_modules", name)).isSymbolicLink();
}
