import fs from "node:fs";
import { SiteError } from "../lib/siteError";
import { inSite } from "./current";

/** The text of a file of the site; empty when it is not there. */
export function siteFile(file: string): string {
  const full = inSite(file);
  if (!fs.existsSync(full)) return "";
  if (fs.statSync(full).isDirectory())
    throw new SiteError(`${file} is a folder. Fix: write a file of this name.`);
  return fs.readFileSync(full, "utf8");
}
