/**
 * `waymark steps "<command>" … [-- <arguments>]`: runs commands one after the other, until one fails; arguments go to the last one. A
 * script of `package.json` with `&&` would start its first command for `--help`.
 */
import { spawnSync } from "node:child_process";

const args = process.argv.slice(2);
const end = args.indexOf("--");
const steps = end < 0 ? args : args.slice(0, end);
const more = end < 0 ? [] : args.slice(end + 1).map((one) => JSON.stringify(one));

for (const [index, step] of steps.entries()) {
  const line = index === steps.length - 1 ? [step, ...more].join(" ") : step;
  const { status } = spawnSync(line, { shell: true, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
