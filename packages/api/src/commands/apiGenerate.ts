// `npm run api:generate`: writes the resource pages from the API description, and the generated part of the changelog.
// `-- --allow-removal` also removes pages and anchors that the description no longer has.
import { writeChangelog } from "../changelog";
import { generatePages } from "../check";
import { apiOptions } from "../siteOptions";
import { runMain } from "docusaurus-waymark-core/build/runMain";

runMain((args) => {
  const site = apiOptions();
  const pages = generatePages(site, args.includes("--allow-removal")).map(({ path }) => path);
  const changelog = writeChangelog(site);
  const written = [...pages, ...(changelog === undefined ? [] : [changelog])];
  for (const path of written) console.log(`wrote ${path}`);
  console.log(written.length === 0 ? "All files are up to date." : `${written.length} files written.`);
});
