import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { codeFingerprint } from "../fingerprint";

/** The folder that holds the code of the check, wherever the checked pages are. */
const CODE = path.join(__dirname, "../..");

/** Which packages are installed: rules read dictionaries, grammars and schemas of packages. */
const LOCKS = ["node_modules/.package-lock.json", "package-lock.json"];

/** Everything beside a page's own text that its parts depend on; `given` is plain data. */
export function storeKey(given: unknown): string {
  const hash = createHash("sha256").update(codeFingerprint(CODE)).update(process.version);
  for (const name of LOCKS) {
    const file = path.join(CODE, name);
    if (fs.existsSync(file)) hash.update(fs.readFileSync(file));
  }
  return hash.update(JSON.stringify(given)).digest("hex").slice(0, 32);
}
