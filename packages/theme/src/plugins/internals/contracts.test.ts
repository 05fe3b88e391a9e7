import { currentSite } from "docusaurus-waymark-core/site/current";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import {
  failedChecks,
  installedIn,
  type UpstreamCheck,
  type Contract,
  type PackageFolder,
} from "docusaurus-waymark-core/build/contract";
import { COUPLINGS } from "./couplings";

const siteDir = currentSite().siteDir;
const installed = installedIn(siteDir);

const CHECKS = COUPLINGS.flatMap((contract) => contract.checks.map((check) => ({ contract, check })));

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), "upstream-"))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** A copy of the one file of a check, changed; everything else is the installed one. */
function withChange({ package: name, file }: UpstreamCheck, change: (text: string) => string): PackageFolder {
  const target = path.join(folder, name, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, change(fs.readFileSync(path.join(installed(name) ?? "", file), "utf8")));
  return (wanted) => (wanted === name ? path.join(folder, name) : installed(wanted));
}

/** Takes out what a check wants, wherever it stands; where it only looks ahead, everything. */
const without =
  (check: UpstreamCheck) =>
  (text: string): string => {
    const [match] = check.expects.exec(text) ?? [];
    if (match === undefined) return text;
    return match === "" ? "" : without(check)(text.replace(match, ""));
  };

/** The check alone, so that a copy need not have the files of its neighbors. */
const alone = (contract: Contract, check: UpstreamCheck): Contract => ({ ...contract, checks: [check] });

test("the installed packages keep every contract", () => {
  expect(COUPLINGS.flatMap((contract) => failedChecks(contract, installed))).toEqual([]);
});

test("a change in a copy of each upstream file breaks its contract, in words that say what to do and what is at stake", () => {
  const unseen = CHECKS.filter(({ contract, check }) => {
    const lines = failedChecks(alone(contract, check), withChange(check, without(check)));
    const [line = ""] = lines;
    const place = `${check.package}/${check.file}`;
    const isComplete =
      line.startsWith(`${contract.name} (used by `) &&
      line.endsWith(`): ${place} changed. ${check.ifChanged} At stake: ${contract.benefit}.`);
    return !(lines.length === 1 && isComplete);
  });
  expect(unseen.map(({ contract, check }) => `${contract.name}: ${check.file}`)).toEqual([]);
});

test("a file or package that is gone breaks the contract", () => {
  const [{ contract, check } = { contract: undefined, check: undefined }] = CHECKS;
  if (!contract) throw new Error("There is no contract.");
  const one = alone(contract, check);
  expect(failedChecks(one, () => folder)).toEqual([
    expect.stringContaining(`${check.package} has no ${check.file} any more. `),
  ]);
  expect(failedChecks(one, () => undefined)).toEqual([expect.stringContaining("is not installed. ")]);
});

test("each contract says what to do, and names files of ours that exist", () => {
  expect(CHECKS.filter(({ check }) => !check.ifChanged.includes("Fix: "))).toEqual([]);
  const missing = COUPLINGS.flatMap(({ usedBy }) => usedBy).filter(
    (file) => !fs.existsSync(path.join(siteDir, file)),
  );
  expect(missing).toEqual([]);
});
