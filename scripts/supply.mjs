// `npm run supply`: checks what a build is made of: the licenses of all runtime packages against licenses.json, that the
// build has a bill of materials, and the registry's signatures of the installed packages. The build's folder may follow.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { BILL, firstError } from "./lib/bill.mjs";
import { licenseCounts, licenseFindings } from "./lib/licensePolicy.mjs";

const [outDir = "build"] = process.argv.slice(2);
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const policy = JSON.parse(readFileSync("licenses.json", "utf8"));

const findings = [...licenseFindings(packages, policy), ...billFindings(), ...signatureFindings()];
for (const [license, count] of licenseCounts(packages, policy)) console.log(`${count} ${license}`);
for (const line of findings) console.error(line);
process.exitCode = findings.length > 0 ? 1 : 0;

function billFindings() {
  const file = path.join(outDir, BILL);
  return existsSync(file) ? [] : [`bill of materials: there is no ${file}. Fix: run npm run build.`];
}

/** Wrong signatures. A registry that cannot be reached or has no signatures is printed, but is not a finding. */
function signatureFindings() {
  const { stdout, stderr } = spawnSync("npm", ["audit", "signatures", "--json"], {
    encoding: "utf8",
    shell: process.platform === "win32",
    maxBuffer: 64 * 1024 * 1024,
  });
  const report = readReport(stdout);
  if (!report?.invalid) {
    const reason = report?.error?.summary ?? firstError(stderr);
    console.log(
      `Signatures were not checked: ${reason}. Where the registry has them, run npm run supply there.`,
    );
    return [];
  }
  console.log(
    `Signatures: ${report.invalid.length} are wrong, ${report.missing?.length ?? 0} packages have none.`,
  );
  return report.invalid.map(
    ({ name, version }) =>
      `signatures: ${name} ${version} is not what was signed. Fix: do not install it; report it.`,
  );
}

function readReport(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
