import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const CREATE = path.resolve("packages/create/src/create.mjs");
const ADDRESSES = ["--home", "https://acme.example", "--code", "https://git.acme.example/board"];

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "created-"));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

const create = (...args: readonly string[]) =>
  spawnSync(process.execPath, [CREATE, folder, ...args], { encoding: "utf8" });

function check(): { readonly status: number | null; readonly output: string } {
  const bin = path.join(folder, "node_modules/docusaurus-preset-waymark/bin/waymark.cjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, "check", "--strict"], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

test("a created site has no findings, is the product's alone, and a mistake in it is found with its place", () => {
  const name = "Äcme Board & O'Söhne";
  expect(create("--name", name, ...ADDRESSES).stderr).toBe("");
  fs.symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  expect(fs.readdirSync(folder)).toContain(".gitignore");
  expect(fs.readFileSync(path.join(folder, "src/product.ts"), "utf8")).toContain(
    `name: ${JSON.stringify(name)}`,
  );
  expect(fs.readFileSync(path.join(folder, "package.json"), "utf8")).toContain('"acme-board-o-sohne-docs"');
  expect(check()).toMatchObject({ status: 0 });
  fs.appendFileSync(path.join(folder, "docs/troubleshooting.mdx"), "\nIt is coming soon.\n");
  const { status, output } = check();
  expect(status).toBe(1);
  expect(output).toMatch(/docs\/troubleshooting\.mdx:\d+:7 soon: /);
});

test.each([
  ["--name is missing.", ADDRESSES],
  ['--home "acme" is no https address.', ["--name", "Acme", "--home", "acme", "--code", "https://x.example"]],
  ["--name 'The \"A\"' has signs", ["--name", 'The "A"', ...ADDRESSES]],
  ['--slug "3-acme" must begin with a letter', ["--name", "3 Acme", ...ADDRESSES]],
  ['--slug "" must begin with a letter', ["--name", "Дом", ...ADDRESSES]],
  ['--slug "A B" must begin with a letter', ["--name", "Acme", "--slug", "A B", ...ADDRESSES]],
])("wrong options are told, and nothing is written: %s", (words, args) => {
  const { status, stderr } = create("--dry-run", ...args);
  expect(status).toBe(2);
  expect(stderr).toContain(words);
});
