// `npm run api -- diff`: what changed in the API description since the last publication, breaking changes first.
// `-- --fail-on-breaking` ends with exit code 1 when something breaks.
import { unpublishedChanges } from "../changelog";
import { reportOf } from "../diff";
import { apiOptions } from "../siteOptions";
import { runMain } from "docusaurus-waymark-core/build/runMain";

runMain((args) => {
  const changes = unpublishedChanges(apiOptions());
  console.log(reportOf(changes));
  const breaks = changes.some(({ level }) => level === "breaking");
  if (breaks && args.includes("--fail-on-breaking")) process.exitCode = 1;
});
