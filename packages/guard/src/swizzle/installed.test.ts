import { currentSite } from "docusaurus-waymark-core/site/current";
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { ledgerProblems } from "./check";
import { type PackageFolder, installedIn } from "docusaurus-waymark-core/build/contract";
import { compareReleases, watchedBy } from "./compare";
import { currentLedger } from "./ledger";
import { fetchRelease } from "./packages";
import type { SwizzleLedger } from "./types";
import { THEME_SOURCES } from "./upstream";

const siteDir = currentSite().siteDir;
const installed = installedIn(siteDir);
/** The ledger of the installed release, not the committed one: rehearsals of upgrades run this test too. */
const ledger: SwizzleLedger = currentLedger(siteDir, installed);

/** Every upstream file under `src/theme`: component, package, and path from the package's root. */
const FILES = ledger.components.flatMap(({ component, upstream }) =>
  upstream.flatMap((record) =>
    Object.keys(record.files).map((file) => ({ component, package: record.package, file })),
  ),
);

let folder: string;
beforeEach(() => (folder = copyOfThemes()));
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** The installed theme sources in a temporary folder, with the files from which the safety class is read. */
function copyOfThemes(): string {
  const target = fs.mkdtempSync(path.join(os.tmpdir(), "themes-"));
  for (const [name, sources] of Object.entries(THEME_SOURCES)) {
    for (const part of [sources, "package.json", "lib/getSwizzleConfig.js"]) {
      const from = path.join(installed(name) ?? "", part);
      if (fs.existsSync(from)) fs.cpSync(from, path.join(target, name, part), { recursive: true });
    }
  }
  return target;
}

const copied: PackageFolder = (name) =>
  Object.hasOwn(THEME_SOURCES, name) ? path.join(folder, name) : installed(name);

const present = (): SwizzleLedger => currentLedger(siteDir, copied);

/** Changes one byte in the middle of a file: a blank for a letter, a letter for a blank. */
function changeByte(file: string): void {
  const bytes = fs.readFileSync(file);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = bytes[at] === 32 ? 97 : 32;
  fs.writeFileSync(file, bytes);
}

/** `package/path` of our files that differ from a package, according to `diff -r`. */
function plainDiff(): string[] {
  return Object.entries(THEME_SOURCES).flatMap(([name, sources]) => {
    const [before, after] = [installed(name) ?? "", path.join(folder, name)];
    const { stdout } = spawnSync("diff", ["-rqN", path.join(before, sources), path.join(after, sources)], {
      encoding: "utf8",
    });
    const files = stdout.matchAll(/^Files (\S+) and \S+ differ$/gm);
    return [...files].map(([, file = ""]) => `${name}/${path.relative(before, file)}`);
  });
}

const compared = (): string[] =>
  compareReleases(watchedBy(ledger, []), installed, copied).flatMap(({ package: name, files }) =>
    files.map(({ file }) => `${name}/${file}`),
  );

test("a copy of what is installed is as recorded", () => {
  expect(FILES.length).toBeGreaterThan(ledger.components.length);
  expect(ledgerProblems(ledger, present())).toEqual([]);
  expect([plainDiff(), compared()]).toEqual([[], []]);
});

test("one changed byte in any file names its component, the file and the way to see it", () => {
  // A file may be upstream of two of our components; both are named.
  for (const place of new Set(FILES.map(({ package: name, file }) => path.join(folder, name, file))))
    changeByte(place);
  const starts = ledgerProblems(ledger, present()).map((line) => line.split(" -- diff")[0]);
  expect(starts.sort()).toEqual(
    FILES.map(
      ({ component, package: name, file }) =>
        `${component}: ${name}/${file} changed. Fix: see npm run swizzle`,
    ).sort(),
  );
});

test("changed, removed and added files are those that a plain diff names", () => {
  const [changed, removed] = FILES.filter(({ package: name }) => name === "@docusaurus/theme-classic");
  if (!changed || !removed) throw new Error("There are too few files.");
  changeByte(path.join(folder, changed.package, changed.file));
  fs.rmSync(path.join(folder, removed.package, removed.file));
  const added = path.join(path.dirname(removed.file), "added.module.css");
  fs.writeFileSync(path.join(folder, removed.package, added), ".a { color: red }\n");
  const expected = [changed.file, removed.file, added].map((file) => `${changed.package}/${file}`).sort();
  expect(plainDiff().sort()).toEqual(expected);
  expect([...new Set(compared())].sort()).toEqual(expected);
});

test("packages of others are the installed ones, whichever release is compared: they have no such version", () => {
  const place = fetchRelease(siteDir, "0.0.0-none")("webpack-dev-server");
  expect(place).toBe(installed("webpack-dev-server"));
  expect(place).toBeDefined();
});
