/**
 * `npm run test:identity`: makes an identity on the spot, builds a copy of the project with it, and looks for anything of the
 * other identities in what was built. A leak is named with its file, and the exit code is 1.
 */
import fs from "node:fs";
import path from "node:path";
import { makeSite } from "../bench/lib/projects";
import { runBuild } from "../bench/lib/runBuild";
import { IDENTITIES } from "../src/product";
import { ENVIRONMENT, NODE_ARGUMENTS } from "./lib/build.mjs";
import { addIdentity, leaksIn, THIRD } from "./identity/third";

const folder = makeSite(1);
try {
  addIdentity(folder, THIRD);
  const environment = { ...ENVIRONMENT, PRODUCT: THIRD.slug, BASE_URL: "/" };
  const { wallSeconds } = runBuild(folder, { nodeArguments: NODE_ARGUMENTS, environment });
  const outDir = path.join(folder, "build");
  const home = fs.readFileSync(path.join(outDir, "index.html"), "utf8");
  const own = [THIRD.name, THIRD.links.app, String(THIRD.brand.accentHue), ...THIRD.brand.marks.docs.ink];
  const problems = [
    ...own
      .filter((text) => !home.includes(text))
      .map((text) => `index.html lacks ${text} of the new identity`),
    ...leaksIn(outDir, IDENTITIES),
  ];
  for (const problem of problems) console.error(problem);
  console.log(
    `${THIRD.name}: built in ${Math.round(wallSeconds)} s, ${problems.length} traces of another identity or gaps of its own.`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
