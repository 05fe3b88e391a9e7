import fs from "node:fs";
import path from "node:path";
import { isFile } from "../build/files";
import { currentSite, inSite } from "../site/current";
import type { FactName } from "./types";

/** Folder of the fact files of the site. */
export function factsFolder(): string {
  return inSite(currentSite().facts);
}

/** The text of a fact file of the site; a site without it has what stands in `defaults`. Empty if there is no file. */
export function siteText(name: FactName): string {
  const file = path.join(factsFolder(), `${name}.yaml`);
  if (!fs.existsSync(file) && name === "releases")
    return `known: [${currentSite().product.release}]\ndated: []\n`;
  const read = fs.existsSync(file) ? file : path.join(__dirname, "defaults", `${name}.yaml`);
  return isFile(read) ? fs.readFileSync(read, "utf8") : "";
}
