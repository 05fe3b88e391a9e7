// `npm run api -- check`: fails when the API description is not valid, when pages of the API reference are stale, incomplete or
// would lose a place, or when the changelog does not say what changed.
// `--against <file>` lists instead what this description or that of the file lacks: operations, fields, enum values, statuses.
import { checkChangelog } from "../changelog";
import { checkPages } from "../check";
import { foreignModelOf, publishedModelOf } from "../check/pageSource";
import { lacksOf, lacksReport } from "../diff/against";
import { apiOptions } from "../siteOptions";
import { runMain } from "docusaurus-waymark-core/build/runMain";
import { SiteError } from "docusaurus-waymark-core/lib/siteError";

runMain(async (args) => {
  const site = apiOptions();
  const at = args.indexOf("--against");
  if (at >= 0) {
    const file = args[at + 1];
    if (file === undefined)
      throw new SiteError("--against names no file. Fix: add the path of an API description.");
    console.log(lacksReport(lacksOf(publishedModelOf(site), foreignModelOf(file)), file));
    return;
  }
  await checkPages(site);
  checkChangelog(site);
  console.log("The API description is valid, and its pages are fresh and complete.");
});
