import path from "node:path";
import { makePage } from "./newPage/make";

const USAGE = 'npm run new -- how-to/example "Title" [--group "Label of the menu group"]';

try {
  const [page, menu] = makePage(path.join(import.meta.dirname, ".."), process.argv.slice(2));
  process.stdout.write(`${page}\n${menu}\nNext: npm run check -- ${page}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
  process.exitCode = 1;
}
