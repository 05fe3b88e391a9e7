import fs from "node:fs";
import path from "node:path";
import { failedChecks, installedIn } from "../../plugins/lib/contract";
import { COUPLINGS } from "../../plugins/internals/couplings";
import { ledgerProblems } from "./check";
import { compareReleases, printComparison, watchedBy } from "./compare";
import { TABLE_FILE, withCouplingTable } from "./couplingTable";
import { headerProblems, currentLedger, readLedger, SWIZZLE_FILE } from "./ledger";
import { fetchRelease, recordedRelease } from "./packages";
import { formatFile } from "../lib/format";
import { runMain } from "../../plugins/lib/runMain";

const USAGE = "Usage: npm run swizzle -- check | accept | diff <version>";

const siteDir = path.join(import.meta.dirname, "../..");
const installed = installedIn(siteDir);

async function main([action, ...args]: readonly string[]): Promise<void> {
  if (action === "check") check();
  else if (action === "accept") await accept();
  else if (action === "diff") diff(args);
  else throw new Error(USAGE);
}

/**
 * Fails when a swizzled component, its header or its upstream source differs from the ledger, or a contract is
 * broken.
 */
function check(): void {
  const ledger = readLedger(siteDir);
  const problems = [
    ...COUPLINGS.flatMap((contract) => failedChecks(contract, installed)),
    ...headerProblems(siteDir, installed),
    ...ledgerProblems(ledger, currentLedger(siteDir, installed)),
  ];
  if (problems.length > 0) throw new Error(problems.join("\n"));
  console.log(
    `${ledger.components.length} swizzled components are as recorded, and ${COUPLINGS.length} contracts hold.`,
  );
}

async function accept(): Promise<void> {
  const problems = headerProblems(siteDir, installed);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  await write(SWIZZLE_FILE, JSON.stringify(currentLedger(siteDir, installed)));
  const guide = fs.readFileSync(path.join(siteDir, TABLE_FILE), "utf8");
  await write(TABLE_FILE, withCouplingTable(guide, COUPLINGS));
  console.log(`${SWIZZLE_FILE} and the table of ${TABLE_FILE} written. Commit them with what you reviewed.`);
}

async function write(name: string, text: string): Promise<void> {
  const file = path.join(siteDir, name);
  fs.writeFileSync(file, await formatFile(file, text));
}

/** Compares the recorded release with another one, without installing it. */
function diff(args: readonly string[]): void {
  const [version] = args.filter((arg) => !arg.startsWith("--"));
  if (version === undefined) throw new Error(USAGE);
  const ledger = readLedger(siteDir);
  try {
    const [base, next] = [recordedRelease(siteDir, ledger), fetchRelease(siteDir, version)];
    console.log(printComparison(compareReleases(watchedBy(ledger, COUPLINGS), base, next), version));
  } catch (error) {
    throw new Error(
      `Not compared with ${version}. ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

runMain(main);
