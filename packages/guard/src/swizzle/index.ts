import fs from "node:fs";
import path from "node:path";
import { failedChecks, installedIn, type Contract } from "docusaurus-waymark-core/build/contract";
import { ledgerProblems } from "./check";
import { compareReleases, printComparison, watchedBy } from "./compare";
import { headerProblems, currentLedger, readLedger, SWIZZLE_FILE } from "./ledger";
import { fetchRelease, recordedRelease } from "./packages";
import { formatFile } from "docusaurus-waymark-core/build/format";

const USAGE = "Usage: npm run swizzle -- check | accept | diff <version>";

/** The project whose components and contracts are watched. */
export interface Watched {
  readonly siteDir: string;
  /** Folders of swizzled components, from the project root. */
  readonly themeFolders: readonly string[];
  /** Private code of Docusaurus that the project relies on. */
  readonly contracts: readonly Contract[];
}

/**
 * Runs the command `swizzle`.
 *
 * @throws {Error} for wrong arguments, and with a line for each problem
 */
export async function swizzle(watched: Watched, [action, ...args]: readonly string[]): Promise<void> {
  if (action === "check") check(watched);
  else if (action === "accept") await accept(watched);
  else if (action === "diff") diff(watched, args);
  else throw new Error(USAGE);
}

/**
 * Fails when a swizzled component, its header or its upstream source differs from the ledger, or a contract is
 * broken.
 */
function check({ siteDir, themeFolders, contracts }: Watched): void {
  const installed = installedIn(siteDir);
  const ledger = readLedger(siteDir);
  const problems = [
    ...contracts.flatMap((contract) => failedChecks(contract, installed)),
    ...headerProblems(siteDir, installed, themeFolders),
    ...ledgerProblems(ledger, currentLedger(siteDir, installed, themeFolders)),
  ];
  if (problems.length > 0) throw new Error(problems.join("\n"));
  console.log(
    `${ledger.components.length} swizzled components are as recorded, and ${contracts.length} contracts hold.`,
  );
}

async function accept({ siteDir, themeFolders }: Watched): Promise<void> {
  const installed = installedIn(siteDir);
  const problems = headerProblems(siteDir, installed, themeFolders);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const ledger = JSON.stringify(currentLedger(siteDir, installed, themeFolders));
  const file = path.join(siteDir, SWIZZLE_FILE);
  fs.writeFileSync(file, await formatFile(file, ledger));
  console.log(`${SWIZZLE_FILE} written. Commit it with what you reviewed.`);
}

/** Compares the recorded release with another one, without installing it. */
function diff({ siteDir, contracts }: Watched, args: readonly string[]): void {
  const [version] = args.filter((arg) => !arg.startsWith("--"));
  if (version === undefined) throw new Error(USAGE);
  const ledger = readLedger(siteDir);
  try {
    const [base, next] = [recordedRelease(siteDir, ledger), fetchRelease(siteDir, version)];
    console.log(printComparison(compareReleases(watchedBy(ledger, contracts), base, next), version));
  } catch (error) {
    throw new Error(
      `Not compared with ${version}. ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
