import path from "node:path";
import { runMain } from "../plugins/lib/runMain";
import { makePage } from "./newPage/make";

const USAGE = 'npm run new -- how-to/example "Title" [--group "Label of the menu group"]';

function main(args: readonly string[]): void {
  const [page, menu] = makePage(path.join(import.meta.dirname, ".."), args);
  process.stdout.write(`${page}\n${menu}\nNext: npm run check -- ${page}\n`);
}

runMain(main, { usage: USAGE });
