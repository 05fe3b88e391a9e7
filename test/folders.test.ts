import fs from "node:fs";
import path from "node:path";
import folders from "../src/facts/folders.json";

interface Entry {
  readonly layer: string;
  readonly folder: string;
  readonly about: string;
}

const listed: readonly Entry[] = [
  ...folders.layers.flatMap((layer, number) => layer.map((entry) => ({ layer: String(number), ...entry }))),
  ...[...folders.buildSide, ...folders.shared].map((entry) => ({ layer: "build", ...entry })),
];

/** Rows of the table in CONTRIBUTING whose second cell is a folder in code. */
function printed(): Entry[] {
  const rows = fs
    .readFileSync("CONTRIBUTING.md", "utf8")
    .matchAll(/^\| +(\w+) +\| `([^`]+)` +\| (.*?) +\|$/gm);
  return [...rows].map(([, layer = "", folder = "", about = ""]) => ({ layer, folder, about }));
}

test("CONTRIBUTING prints the list of folders that the linter reads", () => {
  expect(printed()).toEqual(listed);
});

test("the list has every folder of src and plugins", () => {
  const names = (root: string): string[] =>
    fs
      .readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => path.posix.join(root, name));
  const missing = [...names("src"), ...names("plugins")].filter(
    (name) => !listed.some(({ folder }) => folder === name || folder.startsWith(`${name}/`)),
  );
  // Style sheets import nothing.
  expect(missing).toEqual(["src/css"]);
});
