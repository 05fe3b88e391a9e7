import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { companionsOf } from "./companions";
import { clearBuild, copyProject, docusaurusPackages, withRelease } from "./project";
import { reportOf } from "./report";
import { measureBuild } from "./sizes";
import { firstErrors, runSteps, type StepResult } from "./steps";

let folder = "";

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "rehearse-test-"));
});

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

test("a copy has the sources, and nothing that was installed or built", () => {
  const names = [
    "site/docs/a.mdx",
    "site/node_modules/x/y.js",
    "site/build/a.html",
    "site/build-other/a.html",
  ];
  names.forEach((name) => write(name, name));
  write("site/src/build/keep.ts", "");
  copyProject(path.join(folder, "site"), path.join(folder, "copy"));
  expect(fs.readdirSync(path.join(folder, "copy")).sort()).toEqual(["docs", "src"]);
  expect(fs.existsSync(path.join(folder, "copy/src/build/keep.ts"))).toBe(true);
});

test("all packages of the generator go to the release together, and no other", () => {
  const manifest = JSON.stringify({
    name: "x",
    dependencies: { "@docusaurus/core": "3.10.2", react: "19.3.1" },
    devDependencies: { "@docusaurus/types": "3.10.2" },
    overrides: { "@swc/core": "1.16.18" },
  });
  const next = withRelease(manifest, "3.9.2", { webpack: "5.104.1" });
  expect([...docusaurusPackages(next)]).toEqual([
    ["@docusaurus/core", "3.9.2"],
    ["@docusaurus/types", "3.9.2"],
  ]);
  expect(JSON.parse(next)).toMatchObject({
    name: "x",
    dependencies: { react: "19.3.1" },
    overrides: { "@swc/core": "1.16.18", webpack: "5.104.1" },
  });
});

test.each([
  ["3.9.2", ["webpack"]],
  ["3.10.0", ["webpack"]],
  ["3.10.1", []],
  ["3.10.2", []],
  ["3.11.0", []],
  ["4.0.0-beta.1", []],
])("%s is rehearsed with its companions", (release, names) => {
  expect(companionsOf(release, {}).map(({ name }) => name)).toEqual(names);
  expect(companionsOf(release, { webpack: "5.103.0" })).toEqual([]);
});

test("a build starts cold", () => {
  write("node_modules/.cache/x", "");
  write("build/x.html", "");
  write("node_modules/kept", "");
  clearBuild(folder);
  expect(fs.readdirSync(folder)).toEqual(["node_modules"]);
  expect(fs.readdirSync(path.join(folder, "node_modules"))).toEqual(["kept"]);
});

test("sizes of a build by kind; without one there is no size", () => {
  write("build/assets/a.js", "x".repeat(1000));
  write("build/b.css", "y");
  write("build/c.html", "zz");
  const size = measureBuild(path.join(folder, "build"));
  expect(size?.js).toMatchObject({ files: 1, raw: 1000 });
  expect(size?.js.brotli).toBeLessThan(50);
  expect(size?.html).toEqual({ files: 1, raw: 2 });
  expect(measureBuild(path.join(folder, "none"))).toBeUndefined();
});

describe("steps", () => {
  const node = (code: string): readonly [string, ...string[]] => [process.execPath, "-e", code];

  it("go on after a failure, except those that need what failed", () => {
    jest.spyOn(console, "log").mockImplementation(() => undefined);
    const results = runSteps(
      [
        { name: "Build", command: node("console.error('src/a.ts(1,2): error TS2307: no'); process.exit(2)") },
        { name: "Browser", command: node(""), needs: "Build" },
        {
          name: "Other",
          command: node("process.exit(process.env.WANTED === 'yes' ? 0 : 1)"),
          env: { WANTED: "yes" },
        },
      ],
      folder,
      folder,
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(["failed", "not run", "passed"]);
    expect(results[0]?.errors).toEqual(["src/a.ts(1,2): error TS2307: no"]);
    expect(fs.readFileSync(results[0]?.log ?? "", "utf8")).toContain("TS2307");
  });

  it("that failed run once more where that is of use", () => {
    jest.spyOn(console, "log").mockImplementation(() => undefined);
    const failing = { command: node("process.exit(1)") };
    const results = runSteps(
      [
        { name: "Better", ...failing, again: node("") },
        {
          name: "Broken",
          ...failing,
          again: node("console.error('x.ts(1,2): error TS1: no'); process.exit(1)"),
        },
      ],
      folder,
      folder,
    );
    expect(results).toMatchObject([
      { outcome: "passed", repeated: true, errors: [] },
      { outcome: "failed", repeated: true, errors: ["x.ts(1,2): error TS1: no"] },
    ]);
  });

  it("tell telling lines once, without colors, else the last lines", () => {
    expect(firstErrors("ok\n\u001b[31m  ● a › b\u001b[0m\n● a › b\nnoise")).toEqual(["● a › b"]);
    expect(firstErrors("one\n\ntwo\n")).toEqual(["one", "two"]);
  });
});

describe("report", () => {
  const step = (name: string, outcome: StepResult["outcome"], errors: string[] = []): StepResult => ({
    name,
    outcome,
    repeated: false,
    seconds: 2,
    errors,
    log: "x.log",
  });
  const size = (js: number) => ({
    js: { files: 1, raw: 2 * js, brotli: js },
    css: { files: 1, raw: 10, brotli: 5 },
    html: { files: 3, raw: 100 },
  });
  const input = {
    version: "3.9.2",
    packages: new Map([["@docusaurus/core", "3.10.2"]]),
    companions: companionsOf("3.9.2", {}),
    swizzles: [],
    before: { size: size(10_000), seconds: 40 },
    after: { size: size(11_000), seconds: 30 },
  };

  it("says what broke with its first errors, and what changed in size and time", () => {
    const text = reportOf({
      ...input,
      steps: [step("Types", "failed", ["a.ts: error"]), step("Build", "passed")],
    });
    expect(text).toContain("# Rehearsal: Docusaurus 3.10.2 to 3.9.2\n\nBroke: Types.");
    expect(text).toContain("\n\nHeld at webpack 5.104.1: webpackbar 6");
    expect(text).toContain("### Types: first errors\n\n```text\na.ts: error\n```");
    expect(text).toContain("| JavaScript, brotli, KB | 10.0 | 11.0 | +1.0 (+10.0 %) |");
    expect(text).toContain("| Build from cold, s | 40.0 | 30.0 | −10.0 (−25.0 %) |");
  });

  it("says so when nothing broke, and leaves open what could not be measured", () => {
    const after = { size: undefined, seconds: undefined };
    const text = reportOf({ ...input, after, steps: [step("Types", "passed")], swizzles: "Not compared: x" });
    expect(text).toContain("Nothing broke. 1 packages set together.");
    expect(text).toContain("| Build from cold, s | 40.0 | – | – |");
    expect(text).toContain("Not compared: x");
  });
});
