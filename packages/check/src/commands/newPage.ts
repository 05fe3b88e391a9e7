import { currentSite } from "docusaurus-waymark-core/site/current";
import { runMain } from "docusaurus-waymark-core/build/runMain";
import { makePage } from "../newPage/make";

const USAGE = 'npm run new -- how-to/example "Title" [--group "Label of the menu group"]';

function main(args: readonly string[]): void {
  const [page, menu] = makePage(currentSite().siteDir, args);
  process.stdout.write(`${page}\n${menu}\nNext: npm run check -- ${page}\n`);
}

runMain(main, { usage: USAGE });
