import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { copyProject, docusaurusPackages, withRelease } from "./project";
import { reportOf } from "./report";
import { requireNode } from "./node";
import { generatorPackages, missingPackages, overwriteVersion, type RegistryQuery } from "./release";
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

describe("a release", () => {
  const CANARY = "4.0.0-canary-6822";
  const ask: RegistryQuery = (spec) => {
    const known: Record<string, unknown> = {
      [`@docusaurus/core@${CANARY}`]: CANARY,
      "@docusaurus/bundler": ["3.10.2", "4.0.0-canary-6807", "4.0.0-canary-6808", "4.0.0-canary-6830"],
    };
    return known[spec];
  };

  it("that lacks a package: it stays where it is, or at the last release before when others need it", () => {
    const names = ["@docusaurus/bundler", "@docusaurus/core", "@docusaurus/eslint-plugin"];
    const missing = missingPackages(names, new Set(["@docusaurus/bundler"]), CANARY, ask);
    expect(missing).toEqual([
      { name: "@docusaurus/bundler", pinnedAt: "4.0.0-canary-6808" },
      { name: "@docusaurus/eslint-plugin", pinnedAt: undefined },
    ]);
    const manifest = JSON.stringify({
      dependencies: { "@docusaurus/core": "3.10.2" },
      devDependencies: { "@docusaurus/eslint-plugin": "3.10.2" },
    });
    const left = new Set(["@docusaurus/eslint-plugin"]);
    expect(
      JSON.parse(withRelease(manifest, CANARY, { "@docusaurus/bundler": "4.0.0-canary-6808" }, left)),
    ).toEqual({
      dependencies: { "@docusaurus/core": CANARY },
      devDependencies: { "@docusaurus/eslint-plugin": "3.10.2" },
      overrides: { "@docusaurus/bundler": "4.0.0-canary-6808" },
    });
  });

  it("has the packages of the lock file, nested ones too, and those that others need", () => {
    const packages = {
      "": { dependencies: { "@docusaurus/core": "1" } },
      "node_modules/@docusaurus/eslint-plugin": {},
      "node_modules/@docusaurus/core": { dependencies: { "@docusaurus/bundler": "1", react: "1" } },
      "node_modules/@docusaurus/core/node_modules/@docusaurus/bundler": {},
      "node_modules/react": {},
    };
    const { names, needed } = generatorPackages(JSON.stringify({ packages }));
    expect(names).toEqual(["@docusaurus/bundler", "@docusaurus/core", "@docusaurus/eslint-plugin"]);
    expect(names.filter((name) => !needed.has(name))).toEqual(["@docusaurus/eslint-plugin"]);
  });

  it.each([
    ["v20.20.2", ">=20.0"],
    ["v24.14.0", ">=24.14"],
    ["v26.0.0", ">=24.21"],
  ])("runs on Node %s when it needs %s", (node, range) => {
    expect(() => requireNode(range, "npm run x", node)).not.toThrow();
  });

  it.each([
    ["v24.13.9", ">=24.14"],
    ["v20.20.2", ">=24.21"],
  ])("does not run on Node %s when it needs %s, and the message says how", (node, range) => {
    expect(() => requireNode(range, "npm run x -- 4.0.0", node)).toThrow(
      `It needs Node ${range}, this is ${node}. Fix: npx -p node@24 -- npm run x -- 4.0.0`,
    );
  });

  it("that is incomplete has its other packages say that they are of it, in the copy", () => {
    write("node_modules/@docusaurus/theme-classic/package.json", '{ "name": "x", "version": "1.0.0" }');
    overwriteVersion(folder, ["@docusaurus/theme-classic", "@docusaurus/none"], CANARY);
    const file = path.join(folder, "node_modules/@docusaurus/theme-classic/package.json");
    expect(JSON.parse(fs.readFileSync(file, "utf8"))).toEqual({ name: "x", version: CANARY });
  });
});

describe("steps", () => {
  const node = (code: string): readonly [string, ...string[]] => [process.execPath, "-e", code];

  it("do what follows from them when they have passed, and only then", () => {
    jest.spyOn(console, "log").mockImplementation(() => undefined);
    const done: string[] = [];
    const step = (name: string, code: number) => ({
      name,
      folder,
      command: node(`process.exit(${code})`),
      after: () => void done.push(name),
    });
    runSteps([step("Passes", 0), step("Fails", 1)], folder);
    expect(done).toEqual(["Passes"]);
  });

  it("go on after a failure, except those that need what failed", () => {
    jest.spyOn(console, "log").mockImplementation(() => undefined);
    const results = runSteps(
      [
        {
          name: "Build",
          folder,
          command: node("console.error('src/a.ts(1,2): error TS2307: no'); process.exit(2)"),
        },
        { name: "Browser", folder, command: node(""), needs: ["Build"] },
        {
          name: "Other",
          folder,
          command: node("process.exit(process.env.WANTED === 'yes' ? 0 : 1)"),
          env: { WANTED: "yes" },
        },
      ],
      folder,
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(["failed", "not run", "passed"]);
    expect(results[0]?.errors).toEqual(["src/a.ts(1,2): error TS2307: no"]);
    expect(fs.readFileSync(results[0]?.log ?? "", "utf8")).toContain("TS2307");
  });

  it("that failed run once more where that is of use", () => {
    jest.spyOn(console, "log").mockImplementation(() => undefined);
    const failing = { folder, command: node("process.exit(1)") };
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
  const input = {
    version: "3.9.2",
    packages: new Map([["@docusaurus/core", "3.10.2"]]),
    pinned: { webpack: "5.104.1" },
    swizzles: [],
    node: ">=20",
    pictures: [],
    missing: [],
  };

  it("says what broke, with its first errors", () => {
    const text = reportOf({
      ...input,
      steps: [step("Types", "failed", ["a.ts: error"]), step("Build", "passed")],
    });
    expect(text).toContain("# Rehearsal: Docusaurus 3.10.2 to 3.9.2\n\nBroke: Types.");
    expect(text).toContain("\n\nPinned at webpack 5.104.1.");
    expect(text).toContain("### Types: first errors\n\n```text\na.ts: error\n```");
  });

  it("names what a release lacks, by what was done, and pictures that differ", () => {
    const missing = [
      { name: "@docusaurus/a", pinnedAt: "4.0.0-canary-1" },
      { name: "@docusaurus/b", pinnedAt: "4.0.0-canary-1" },
      { name: "@docusaurus/tsconfig", pinnedAt: undefined },
    ];
    const text = reportOf({ ...input, missing, pictures: ["/x/home-390-dark-diff.png"], steps: [] });
    expect(text).toContain("lacks 2 packages of this release, replaced by those of 4.0.0-canary-1");
    expect(text).toContain(": @docusaurus/a, @docusaurus/b.");
    expect(text).toContain("lacks 1 package of this release, not changed");
    expect(text).toContain("- /x/home-390-dark-diff.png");
  });

  it("says so when nothing broke, and leaves open what could not be compared", () => {
    const text = reportOf({
      ...input,
      steps: [step("Types", "passed")],
      swizzles: "Not compared: x",
    });
    expect(text).toContain("Nothing broke. 1 packages set together.");
    expect(text).toContain("Not compared: x");
  });
});
