// `npm run api -- check`: fails when the API description is not valid, when pages of the API reference are stale, incomplete or
// would lose a place, or when the changelog does not say what changed.
import { checkChangelog } from "../changelog";
import { checkPages } from "../check";
import { apiOptions } from "../siteOptions";
import { runMain } from "docusaurus-waymark-core/build/runMain";

runMain(async () => {
  const site = apiOptions();
  await checkPages(site);
  checkChangelog(site);
  console.log("The API description is valid, and its pages are fresh and complete.");
});
