import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { ScriptSource } from "docusaurus-waymark-core/product/identity";

const PACKAGE = "search-insights";
const FILE = "dist/search-insights.min.js";

/** CDN address of the installed version of search-insights, with its hash, so that browsers reject any other file. */
export function insightsScript(): ScriptSource {
  const folder = path.dirname(require.resolve(`${PACKAGE}/package.json`));
  const { version } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as {
    version: string;
  };
  const hash = createHash("sha384")
    .update(readFileSync(path.join(folder, FILE)))
    .digest("base64");
  return {
    src: `https://cdn.jsdelivr.net/npm/${PACKAGE}@${version}/${FILE}`,
    integrity: `sha384-${hash}`,
  };
}
