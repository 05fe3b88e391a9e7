import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const load = createRequire(__filename);

/**
 * Loads a file of an installed package that has no entry for `require`.
 *
 * @param name of the package
 * @param file from the folder of the package
 */
export function requireFile(name: string, file: string): unknown {
  const folders = (load.resolve.paths(name) ?? []).map((folder) => path.join(folder, name));
  return load(path.join(folders.find((folder) => fs.existsSync(folder)) ?? name, file));
}
