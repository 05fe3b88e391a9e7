import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { copyProject } from "../rehearse/project";

/** Milliseconds: each command starts a program of its own. */
const PATIENCE = 180_000;

const FILE = "docs/how-to/example-page.mdx";

const DESCRIPTION =
  "Write a first page, look at it while you type, and hand it in with every mistake mended.";

let folder = "";

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "new-page-test-"));
  copyProject(process.cwd(), folder);
  fs.symlinkSync(path.join(process.cwd(), "node_modules"), path.join(folder, "node_modules"));
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const read = (file: string): string => fs.readFileSync(path.join(folder, file), "utf8");

function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", script, ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

const make = (...args: string[]) => run("scripts/newPage.ts", ...args);
const check = () => run("scripts/check.ts", FILE);

test(
  "a new page has its file and its entry in the menu, and passes the check once it is written",
  () => {
    const menu = read("sidebars.ts");
    expect(make("how-to/example-page", "An example", "--group", "Client")).toMatchObject({ status: 0 });
    expect(read(FILE)).toContain('title: "An example"');
    expect(read("sidebars.ts").replace(/,\s*"how-to\/example-page"/, "")).toBe(menu);

    const unwritten = check();
    expect(unwritten.status).toBe(1);
    expect(unwritten.output).toContain(`${FILE}:3:1 description:`);
    expect(unwritten.output).toContain("1 findings in 1 pages");

    fs.writeFileSync(path.join(folder, FILE), read(FILE).replace("To write.", DESCRIPTION));
    const written = check();
    expect(written.output).toContain("0 findings in 1 pages");
    expect(written.status).toBe(0);
  },
  PATIENCE,
);

test.each([
  ["a taken address", ["how-to/ssh", "SSH"], "docs/how-to/ssh.mdx exists."],
  ["a bad slug", ["How To/x", "X"], '"How To/x" is no slug.'],
  ["no title", ["how-to/another"], "The page has no title."],
  ["an unknown group", ["how-to/another", "Another", "--group", "Nope"], 'There is no group "Nope"'],
])(
  "%s is refused, and nothing is written",
  (_, args, message) => {
    const menu = read("sidebars.ts");
    const { status, output } = make(...args);
    expect(status).toBe(1);
    expect(output).toContain(message);
    expect(read("sidebars.ts")).toBe(menu);
    expect(fs.existsSync(path.join(folder, "docs/how-to/another.mdx"))).toBe(false);
  },
  PATIENCE,
);
