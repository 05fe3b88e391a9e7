import { createRequire } from "node:module";
import type * as utils from "@docusaurus/utils";

/** Loading it takes half a second, and few sites need it. */
export function docusaurusUtils(): typeof utils {
  return createRequire(__filename)("@docusaurus/utils") as typeof utils;
}
