// `npm run api:check`: fails when the pages of the API reference are stale, incomplete or would lose a place,
// or when the changelog does not say what changed.
import { checkChangelog } from "../plugins/apiReference/changelog";
import { checkPages } from "../plugins/apiReference/check";
import { runOrReport } from "./lib/report";

runOrReport(() => {
  checkPages(process.cwd());
  checkChangelog(process.cwd());
  console.log("The API pages are fresh and complete.");
});
