// `npm run audit`: high and critical vulnerabilities in packages that the build and the pages run. An advisory passes only
// with a reason and a last day in audit.exceptions.json.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { auditFindings } from "./lib/auditPolicy.mjs";

const { exceptions } = JSON.parse(readFileSync("audit.exceptions.json", "utf8"));
const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
  encoding: "utf8",
  shell: process.platform === "win32",
  maxBuffer: 64 * 1024 * 1024,
});
const lines = auditFindings(readReport(stdout), exceptions, new Date());
for (const line of lines) console.error(line);
if (lines.length === 0)
  console.log("No known vulnerability, high or critical, without an accepted exception.");
process.exit(lines.length === 0 ? 0 : 1);

function readReport(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
