import fs from "node:fs";
import { isFile } from "../build/files";
import { inSite } from "./current";

/** The text of a file of the site; empty when it is not there, or is a folder, which the check finds. */
export function siteFile(file: string): string {
  const full = inSite(file);
  return isFile(full) ? fs.readFileSync(full, "utf8") : "";
}
