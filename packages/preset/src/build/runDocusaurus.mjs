// Runs Docusaurus for `npm run build`; the benchmark of builds uses the same settings.
import { spawn } from "node:child_process";
import { errorText } from "./printErrors.mjs";

/** Minifying HTML takes 10 to 20 ms per page and saves 3 % of the transferred bytes. */
export const ENVIRONMENT = { SKIP_HTML_MINIFICATION: "true" };

export const DOCUSAURUS = "node_modules/@docusaurus/core/bin/docusaurus.mjs";

/** Runs a build of Docusaurus, and prints its findings without stacks. Resolves to its exit code. */
export function runDocusaurus(args) {
  const child = spawn(process.execPath, [DOCUSAURUS, "build", ...args], {
    stdio: ["inherit", "inherit", "pipe"],
    env: { ...process.env, ...ENVIRONMENT },
  });
  let errors = "";
  child.stderr.on("data", (part) => {
    // Warnings are printed as they come. Text from the first error on is printed once it is complete.
    if (errors !== "" || String(part).includes("[ERROR]")) errors += String(part);
    else process.stderr.write(part);
  });
  return new Promise((resolve) => {
    child.once("close", (code) => {
      process.stderr.write(errorText(errors));
      resolve(code ?? 1);
    });
  });
}
