// `npm run count`: lines that are not blank, for each package, the tools, and the site, with tests apart; then the number of
// direct packages and of the root's scripts. Reads the files that git tracks, except generated ones. Every figure about size
// comes from here.
import "./lib/help.cjs";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const CODE = /\.(?:tsx?|mjs|cjs|js|css)$/;
const GENERATED = /\.generated\./;
const TEST = /\.(?:test|spec|fixture)\.|(?:^|\/)(?:test|e2e|__tests__|fixtures)\//;

/** Rows of the table: the first pattern that matches a path decides. */
const GROUPS = [
  ["package", /^packages\/([^/]+)\//],
  ["platform", /^(tools)\//],
  ["site: drawings", /^src\/drawings\//],
  ["site: facts", /^src\/facts\//],
  ["site", /^(?:src\/|[^/]+$)/],
  ["other", /./],
];

const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8", maxBuffer: 1 << 26 })
  .split("\0")
  .filter((file) => CODE.test(file) && !GENERATED.test(file) && existsSync(file));

/** Group → { files, lines } of code; tests are one row. */
const rows = new Map();
for (const file of files) {
  const group = TEST.test(file) ? "tests" : groupOf(file);
  const row = rows.get(group) ?? { files: 0, lines: 0 };
  row.files += 1;
  row.lines += readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "").length;
  rows.set(group, row);
}

const platform = [...rows].filter(([group]) => group.startsWith("platform") || group.startsWith("package"));
for (const [group, row] of [...rows].sort(([a], [b]) => a.localeCompare(b))) print(group, row);
print("platform as a whole", {
  files: platform.reduce((sum, [, row]) => sum + row.files, 0),
  lines: platform.reduce((sum, [, row]) => sum + row.lines, 0),
});
console.log(`direct packages of the whole workspace: ${directPackages().size}`);
console.log(`npm scripts of the root: ${Object.keys(readJson("package.json").scripts).length}`);

function groupOf(file) {
  for (const [name, pattern] of GROUPS) {
    const match = pattern.exec(file);
    if (match) return match[1] ? `${name}: ${match[1]}` : name;
  }
  return "other";
}

/** Names of all packages from the registry that the root or a package of the workspace names. */
function directPackages() {
  const manifests = execFileSync("git", ["ls-files", "package.json", "packages/*/package.json"], {
    encoding: "utf8",
  })
    .split("\n")
    .filter(Boolean)
    .map(readJson);
  const own = new Set(manifests.map(({ name }) => name));
  return new Set(
    manifests
      .flatMap((manifest) => [manifest.dependencies, manifest.devDependencies, manifest.peerDependencies])
      .flatMap((list) => Object.keys(list ?? {}))
      .filter((name) => !own.has(name)),
  );
}

function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

function print(group, { files: count, lines }) {
  console.log(`${group.padEnd(48)} ${String(lines).padStart(7)} lines ${String(count).padStart(6)} files`);
}
