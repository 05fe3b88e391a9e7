// `npm run api:generate`: writes api/resources/*.mdx from api/openapi.yaml, and the generated part of the changelog.
// `-- --allow-removal` also removes pages and anchors that the description no longer has.
import { CHANGELOG_PAGE, writeChangelog } from "../plugins/apiReference/changelog";
import { generatePages } from "../plugins/apiReference/check";
import { runMain } from "../plugins/lib/runMain";

runMain((args) => {
  const changed = generatePages(process.cwd(), args.includes("--allow-removal"));
  const written = [
    ...changed.map(({ path }) => path),
    ...(writeChangelog(process.cwd()) ? [CHANGELOG_PAGE] : []),
  ];
  for (const path of written) console.log(`wrote ${path}`);
  console.log(written.length === 0 ? "All files are up to date." : `${written.length} files written.`);
});
