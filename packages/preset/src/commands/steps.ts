/**
 * `waymark steps "<command>" … [-- <arguments>]`: runs commands one after the other, until one fails; arguments go to the one that ends
 * with "…", or to the last one. A script of `package.json` with `&&` would start its first command for `--help`.
 */
import { spawnSync } from "node:child_process";

const MARK = " …";
const args = process.argv.slice(2);
const end = args.indexOf("--");
const steps = end < 0 ? args : args.slice(0, end);
const more = end < 0 ? [] : args.slice(end + 1).map((one) => JSON.stringify(one));

const marked = steps.findIndex((step) => step.endsWith(MARK));
const taking = marked < 0 ? steps.length - 1 : marked;

for (const [index, step] of steps.entries()) {
  const command = step.replace(MARK, "");
  const line = index === taking ? [command, ...more].join(" ") : command;
  const { status } = spawnSync(line, { shell: true, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
