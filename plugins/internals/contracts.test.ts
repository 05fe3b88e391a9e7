import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { brokenClauses, installedIn, type Clause, type Contract, type PackageFolder } from "./contract";
import { COUPLINGS } from "./couplings";

const siteDir = path.resolve(__dirname, "../..");
const installed = installedIn(siteDir);

const CLAUSES = COUPLINGS.flatMap((contract) => contract.clauses.map((clause) => ({ contract, clause })));

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), "upstream-"))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** A copy of the one file of a clause, changed; everything else is the installed one. */
function withChange({ package: name, file }: Clause, change: (text: string) => string): PackageFolder {
  const target = path.join(folder, name, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, change(fs.readFileSync(path.join(installed(name) ?? "", file), "utf8")));
  return (wanted) => (wanted === name ? path.join(folder, name) : installed(wanted));
}

/** Takes out what a clause wants, wherever it stands; where it only looks ahead, everything. */
const without =
  (clause: Clause) =>
  (text: string): string => {
    const [match] = clause.expects.exec(text) ?? [];
    if (match === undefined) return text;
    return match === "" ? "" : without(clause)(text.replace(match, ""));
  };

/** The clause alone, so that a copy need not have the files of its neighbors. */
const alone = (contract: Contract, clause: Clause): Contract => ({ ...contract, clauses: [clause] });

test("the installed packages keep every contract", () => {
  expect(COUPLINGS.flatMap((contract) => brokenClauses(contract, installed))).toEqual([]);
});

test("a change in a copy of each upstream file breaks its contract, in words that say what to do", () => {
  const unseen = CLAUSES.filter(({ contract, clause }) => {
    const lines = brokenClauses(alone(contract, clause), withChange(clause, without(clause)));
    return !(lines.length === 1 && lines[0]?.includes(`${clause.package}/${clause.file} changed.`));
  });
  expect(unseen.map(({ contract, clause }) => `${contract.name}: ${clause.file}`)).toEqual([]);
});

test("a file or package that is gone breaks the contract", () => {
  const [{ contract, clause } = { contract: undefined, clause: undefined }] = CLAUSES;
  if (!contract) throw new Error("There is no contract.");
  const one = alone(contract, clause);
  expect(brokenClauses(one, () => folder)).toEqual([
    expect.stringContaining(`${clause.package} has no ${clause.file} any more. `),
  ]);
  expect(brokenClauses(one, () => undefined)).toEqual([expect.stringContaining("is not installed. ")]);
});

test("each contract says what to do, and names files of ours that exist", () => {
  expect(CLAUSES.filter(({ clause }) => !clause.otherwise.includes("Fix: "))).toEqual([]);
  const missing = COUPLINGS.flatMap(({ usedBy }) => usedBy).filter(
    (file) => !fs.existsSync(path.join(siteDir, file)),
  );
  expect(missing).toEqual([]);
});
