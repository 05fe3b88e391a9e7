/**
 * `npm run test:more -- identity`: creates a new identity, builds a copy of the project with it, and looks for anything of the
 * other identities in what was built. A leak is named with its file, and the exit code is 1.
 */
import fs from "node:fs";
import path from "node:path";
import { makeSite } from "./lib/projects";
import { runBuild } from "./lib/runBuild";
import { IDENTITIES } from "../src/product";
import { ENVIRONMENT } from "./lib/build.mjs";
import { addIdentity, findLeaks, THIRD_IDENTITY } from "./identity/third";

const folder = makeSite(1);
try {
  addIdentity(folder, THIRD_IDENTITY);
  const environment = { ...ENVIRONMENT, PRODUCT: THIRD_IDENTITY.slug, BASE_URL: "/" };
  const { wallSeconds } = runBuild(folder, environment);
  const outDir = path.join(folder, "build");
  const home = fs.readFileSync(path.join(outDir, "index.html"), "utf8");
  const own = [
    THIRD_IDENTITY.name,
    THIRD_IDENTITY.links.app,
    String(THIRD_IDENTITY.brand.accentHue),
    ...THIRD_IDENTITY.brand.marks.docs.ink,
  ];
  const problems = [
    ...own
      .filter((text) => !home.includes(text))
      .map((text) => `index.html lacks ${text} of the new identity`),
    ...findLeaks(outDir, IDENTITIES),
  ];
  for (const problem of problems) console.error(problem);
  console.log(
    `${THIRD_IDENTITY.name}: built in ${Math.round(wallSeconds)} s, ${problems.length} traces of another identity or gaps of its own.`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
