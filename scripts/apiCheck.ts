// `npm run api:check`: fails when the API description is not valid, when pages of the API reference are stale, incomplete or
// would lose a place, or when the changelog does not say what changed.
import { checkChangelog } from "../plugins/apiReference/changelog";
import { checkPages } from "../plugins/apiReference/check";
import { apiOptions } from "../plugins/apiReference/siteOptions";
import { runMain } from "../plugins/lib/runMain";

runMain(async () => {
  const site = apiOptions();
  await checkPages(site);
  checkChangelog(site);
  console.log("The API description is valid, and its pages are fresh and complete.");
});
