// `npm run api -- diff`: what changed in the API description since the last publication, breaking changes first.
// `-- --fail-on-breaking` ends with exit code 1 when something breaks.
import { unpublishedChanges } from "../plugins/apiReference/changelog";
import { reportOf } from "../plugins/apiReference/diff";
import { apiOptions } from "../plugins/apiReference/siteOptions";
import { runMain } from "../plugins/lib/runMain";

runMain((args) => {
  const changes = unpublishedChanges(apiOptions());
  console.log(reportOf(changes));
  const breaks = changes.some(({ level }) => level === "breaking");
  if (breaks && args.includes("--fail-on-breaking")) process.exitCode = 1;
});
