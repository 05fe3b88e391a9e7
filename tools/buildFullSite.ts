/**
 * `npm run test:more -- full`: builds the site in `test/fullSite`, which uses every feature that a site can turn on (three sections,
 * versions, two languages, a blog, other pages, API descriptions of others), with the code of this project, into `build-full`. Tests of the built output
 * read it.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { describe } from "./api/corpus/describe";
import { FAST_FILES } from "./api/corpus/files";
import { DOCUSAURUS, ENVIRONMENT } from "docusaurus-preset-waymark/build/runDocusaurus.mjs";
import { makeFullSite } from "./lib/fullSite";

const { folder, remove } = makeFullSite(FAST_FILES.map((file) => describe(file)));
try {
  const { status } = spawnSync(process.execPath, [DOCUSAURUS, "build"], {
    cwd: folder,
    stdio: "inherit",
    env: { ...process.env, ...ENVIRONMENT },
  });
  if (status === 0) {
    fs.rmSync("build-full", { recursive: true, force: true });
    fs.cpSync(path.join(folder, "build"), "build-full", { recursive: true });
  }
  process.exitCode = status ?? 1;
} finally {
  remove();
}
