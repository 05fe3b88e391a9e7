import { createRequire } from "node:module";

/** Loading it takes half a second, and few sites need it. */
export function docusaurusUtils(): typeof import("@docusaurus/utils") {
  return createRequire(__filename)("@docusaurus/utils") as typeof import("@docusaurus/utils");
}
