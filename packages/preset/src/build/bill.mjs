// The bill of materials of a build (CycloneDX), written by npm from the lock file.
import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

/** Path in a build, inside the folder that hosts do not serve. */
export const BILL = ".deploy/sbom.cdx.json";

/**
 * Lists every package of the lock file, without network access. npm marks packages for development with the property
 * `cdx:npm:package:development`; with `--omit dev` it would leave out those that the site and a tool both need, such as React.
 */
const ARGS = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];

/** Returns a line that says where the bill is, or why it is missing. */
export async function writeBill(outDir) {
  const file = path.join(outDir, BILL);
  try {
    const shell = process.platform === "win32";
    const { stdout } = await promisify(execFile)("npm", ARGS, { shell, maxBuffer: 64 * 1024 * 1024 });
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, stdout);
    return `The bill of materials is in ${file}.`;
  } catch (error) {
    return `There is no bill of materials. Fix: run npm install, then build again.\n${error.message}`;
  }
}
