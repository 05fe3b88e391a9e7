// `npm run create -- <folder> --name … --home … --code …`: packs the packages of this repository, and writes the site of another
// product that takes them as archives. Further arguments go to the package create, which says what is wrong with them.
import "./lib/help.cjs";
import { spawnSync } from "node:child_process";

const ARCHIVES = "node_modules/.cache/archives";
const CREATE = ["packages/create/src/create.mjs", ...process.argv.slice(2), "--archives", ARCHIVES];

for (const command of [[...CREATE, "--dry-run"], ["tools/pack.mjs", ARCHIVES], CREATE]) {
  const { status } = spawnSync(process.execPath, command, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
