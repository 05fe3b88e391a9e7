// `npm run api:check`: fails when the pages or the collection of the API reference are stale, incomplete or would lose a place,
// or when the changelog does not say what changed.
import { checkChangelog } from "../plugins/apiReference/changelog";
import { checkPages } from "../plugins/apiReference/check";
import { checkCollection } from "../plugins/apiReference/collection";
import { runOrReport } from "./lib/report";

void runOrReport(async () => {
  checkPages(process.cwd());
  checkChangelog(process.cwd());
  await checkCollection(process.cwd());
  console.log("The API pages and the collection are fresh and complete.");
});
