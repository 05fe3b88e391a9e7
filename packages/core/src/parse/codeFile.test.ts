import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { readCodeFile, type CodeFileRequest, shownFiles } from "./codeFile";

const site = fs.mkdtempSync(path.join(os.tmpdir(), "code-file-"));
const write = (name: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
  fs.writeFileSync(path.join(site, name), text);
};
const read = (file: string, region?: string): unknown =>
  readCodeFile(site, { page: "docs/how-to/a.mdx", file, region } satisfies CodeFileRequest);

beforeAll(() => {
  write(
    "deploy/a.yaml",
    "x: 1\n# #region server\n  server:\n    # region ports\n    port: 1\n    # endregion\n# #endregion\ny: 2\n",
  );
  write("docs/how-to/b.sh", "#!/bin/sh\n# #region run\nrun\n");
  write(".env", "SECRET=1");
  fs.symlinkSync("/etc/hostname", path.join(site, "deploy/link.txt"));
});
afterAll(() => fs.rmSync(site, { recursive: true }));

it("a file is read from the project root or beside the page, without the signs of regions", () => {
  expect(read("deploy/a.yaml")).toEqual({ code: "x: 1\n  server:\n    port: 1\ny: 2" });
  expect(read("./b.sh")).toEqual({ code: "#!/bin/sh\nrun" });
});

it("a region is read without its indent, with the regions in it", () => {
  expect(read("deploy/a.yaml", "server")).toEqual({ code: "server:\n  port: 1" });
  expect(read("deploy/a.yaml", "ports")).toEqual({ code: "port: 1" });
});

it.each([
  ["deploy/b.yaml", undefined, "There is no file deploy/b.yaml.", 'write file="deploy/a.yaml".'],
  ["none/b.yaml", undefined, "There is no file none/b.yaml.", "create none/b.yaml, or correct the path."],
  ["deploy", undefined, "There is no file deploy.", "create deploy, or correct the path."],
  ["deploy/a.yaml", "sever", 'deploy/a.yaml has no region "sever".', "write region=server."],
  [
    "./b.sh",
    "run",
    'The region "run" of docs/how-to/b.sh has no end.',
    'write "#endregion" in a comment after its last line.',
  ],
])("%s, region %s: %s", (file, region, message, fix) => {
  expect(read(file, region)).toEqual({ message, fix });
});

it.each([
  "/etc/passwd",
  "../../../../etc/passwd",
  "../../../secret",
  ".env",
  "node_modules/a/b.js",
  "deploy/link.txt",
  "./../../.git/config",
])("%s is never read", (file) => {
  expect(read(file)).toMatchObject({ message: `"${file}" is not a source file of this project.` });
});

test("names the files that the fences of a page show, and nothing outside of the project", () => {
  const fences = [
    "yaml file=deploy/a.yaml region=x",
    'js title="a" file=./b.js',
    "sh file=../../../x",
    "yaml",
  ];
  const text = fences.map((opening) => `\`\`\`${opening}\n\`\`\`\n`).join("\n");
  expect(shownFiles("docs/how-to/x.mdx", text)).toEqual(["deploy/a.yaml", "docs/how-to/b.js"]);
});
