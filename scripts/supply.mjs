// `npm run supply`: what the site is made of. Checks the licenses of all runtime packages against licenses.json and the
// registry's signatures of the installed packages, and writes a bill of materials (CycloneDX) beside the build, or at the
// path that follows.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { licenseCounts, licenseFindings } from "./lib/licensePolicy.mjs";

const [file = "build/.deploy/sbom.cdx.json"] = process.argv.slice(2);
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const policy = JSON.parse(readFileSync("licenses.json", "utf8"));

const findings = [...licenseFindings(packages, policy), ...billFindings(), ...signatureFindings()];
for (const [license, count] of licenseCounts(packages, policy)) console.log(`${count} ${license}`);
for (const line of findings) console.error(line);
process.exitCode = findings.length > 0 ? 1 : 0;

function billFindings() {
  const { status, stdout, stderr } = npm([
    "sbom",
    "--sbom-format",
    "cyclonedx",
    "--omit",
    "dev",
    "--package-lock-only",
  ]);
  if (status !== 0) return [`bill of materials: ${lastLine(stderr)}. Fix: run npm ci, then again.`];
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, stdout);
  console.log(`The bill of materials is in ${file}.`);
  return [];
}

/** A registry that cannot be reached or keeps no signatures is said, and is no finding. */
function signatureFindings() {
  const { stdout, stderr } = npm(["audit", "signatures", "--json"]);
  const report = readReport(stdout);
  if (!report?.invalid) {
    console.log(`Signatures were not checked: the registry gave none (${lastLine(stderr)}).`);
    return [];
  }
  return report.invalid.map(
    ({ name, version }) =>
      `signatures: ${name} ${version} is not what was signed. Fix: do not install it; report it.`,
  );
}

function npm(args) {
  return spawnSync("npm", args, {
    encoding: "utf8",
    shell: process.platform === "win32",
    maxBuffer: 64 * 1024 * 1024,
  });
}

function readReport(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function lastLine(text) {
  const lines = text
    .split("\n")
    .filter((line) => line.startsWith("npm error") && !line.includes("complete log"));
  return lines.at(0)?.replace("npm error ", "") ?? "no answer";
}
