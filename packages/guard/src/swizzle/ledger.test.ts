import fs from "node:fs";
import path from "node:path";
import { installedIn } from "docusaurus-waymark-core/build/contract";
import { ledgerProblems } from "./check";
import { headerProblems, currentLedger } from "./ledger";
import { readHeader } from "./ours";
import { edit, makeProject } from "./project.fixture";
import type { SwizzleLedger } from "./types";

const CLASSIC = "node_modules/@docusaurus/theme-classic";

let folder = "";
let recorded: SwizzleLedger;

const present = (): SwizzleLedger => currentLedger(folder, installedIn(folder));
const problems = (): string[] => ledgerProblems(recorded, present());

beforeEach(() => {
  folder = makeProject();
  recorded = present();
});

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test("the ledger holds what each component is, and what lies under it", () => {
  const [footer, heading] = recorded.components;
  expect(footer).toMatchObject({ component: "Footer", action: "wrap", file: "src/theme/Footer.tsx" });
  expect(heading).toMatchObject({
    component: "Heading",
    action: "eject",
    reason: "ours.",
    upstream: [{ package: "@docusaurus/theme-classic", safety: { eject: "unsafe", wrap: "unsafe" } }],
  });
  expect(Object.keys(heading?.upstream[0]?.files ?? {})).toEqual([
    "src/theme/Heading/index.tsx",
    "src/theme/Heading/styles.module.css",
  ]);
  expect(problems()).toEqual([]);
});

test("line ends of another system are no change, a letter is", () => {
  const file = `${CLASSIC}/src/theme/Heading/styles.module.css`;
  edit(folder, file, "\n", "\r\n");
  expect(problems()).toEqual([]);
  edit(folder, file, "}", "} a {}");
  expect(problems()).toEqual([
    expect.stringContaining(
      "Heading: @docusaurus/theme-classic/src/theme/Heading/styles.module.css changed.",
    ),
  ]);
});

test("another release without a change, and with another safety class", () => {
  const other = makeProject();
  edit(other, `${CLASSIC}/package.json`, '"version": "', '"version": "9');
  edit(other, `${CLASSIC}/lib/getSwizzleConfig.js`, "Footer: {", "Footer_: {");
  const found = ledgerProblems(recorded, currentLedger(other, installedIn(other)));
  fs.rmSync(other, { recursive: true, force: true });
  expect(found[0]).toContain("Footer: safety was eject safe, wrap safe, now eject unsafe, wrap unsafe.");
  expect(found[1]).toContain("Footer: @docusaurus/theme-classic is another release");
});

test("an unlisted swizzle, and a listed one that is gone", () => {
  fs.renameSync(path.join(folder, "src/theme/Footer.tsx"), path.join(folder, "src/theme/Gone.tsx"));
  expect(problems()).toEqual([
    "Footer: src/theme/Footer.tsx of the ledger is gone. Fix: restore it, or npm run swizzle -- accept.",
    "Gone: src/theme/Gone.tsx is not in the ledger. Fix: review it, then npm run swizzle -- accept.",
  ]);
});

test("a component that upstream has no more", () => {
  fs.rmSync(path.join(folder, CLASSIC, "src/theme/Footer"), { recursive: true });
  expect(problems()).toEqual([
    "Footer: @docusaurus/theme-classic has it no more. Fix: see what took its place, then npm run swizzle -- accept.",
  ]);
});

test("a wrap that became an eject, and a reason that changed", () => {
  edit(folder, "src/theme/Footer.tsx", "@theme-original/", "@site/src/");
  edit(folder, "src/theme/Footer.tsx", "the year", "the company");
  const found = problems();
  expect(found[0]).toContain('Footer: action is "eject", the ledger says "wrap".');
  expect(found[1]).toContain('Footer: reason is "the company.", the ledger says "the year."');
});

test("headers say what, why and from where, in the ledger's words", () => {
  expect(headerProblems(folder, installedIn(folder))).toEqual([]);
  edit(folder, "src/theme/Footer.tsx", "(wrap)", "(eject)");
  edit(folder, "src/theme/Heading/index.tsx", " * Reason: ours.\n", "");
  expect(headerProblems(folder, installedIn(folder))).toEqual([
    'src/theme/Footer.tsx: the header must say "Upstream: @docusaurus/theme-classic Footer (wrap)."',
    'src/theme/Heading/index.tsx: the header lacks "Change:" or "Reason:".',
  ]);
});

test("a part of a header may run over lines", () => {
  expect(readHeader("/**\n * Change: one\n * two.\n * Reason: r.\n */")).toEqual({
    change: "one two.",
    reason: "r.",
    upstream: "",
  });
});
