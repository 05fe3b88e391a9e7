// The bill of materials of a build (CycloneDX): what the lock file installs to make it and to run in its pages.
import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

/** Path in a build, inside the folder that hosts do not serve. */
export const BILL = ".deploy/sbom.cdx.json";

/** Not `--omit dev`: npm would leave out packages that are needed by the site and by a tool, such as React. */
const ARGS = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];

/** Property with which npm marks development packages. */
const DEVELOPMENT = "cdx:npm:package:development";

/**
 * Writes the bill of materials from package-lock.json, without network access. Returns a line that says where it
 * is, or why it is missing.
 */
export async function writeBill(outDir) {
  const file = path.join(outDir, BILL);
  try {
    const shell = process.platform === "win32";
    const { stdout } = await promisify(execFile)("npm", ARGS, { shell, maxBuffer: 64 * 1024 * 1024 });
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(withoutDevelopment(JSON.parse(stdout)), null, 2));
    return `The bill of materials is in ${file}.`;
  } catch (error) {
    return `There is no bill of materials: ${firstError(error.stderr ?? error.message)}. Fix: run npm install, then build again.`;
  }
}

/** Removes development packages from the components and dependencies of a bill. */
function withoutDevelopment(bill) {
  const components = bill.components.filter(
    ({ properties = [] }) => !properties.some(({ name }) => name === DEVELOPMENT),
  );
  const kept = new Set([bill.metadata.component, ...components].map((component) => component["bom-ref"]));
  const dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) }));
  return { ...bill, components, dependencies };
}

/** The first line of npm's output that states the error. */
export function firstError(text) {
  const line = text.split("\n").find((one) => /^npm (?:error|ERR!) (?!code|A complete)/.test(one));
  return line?.replace(/^npm (?:error|ERR!) /, "") ?? "npm gave no reason";
}
