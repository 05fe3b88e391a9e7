// `npm run api:generate`: writes api/resources/*.mdx from api/openapi.yaml.
// `-- --allow-removal` also takes away pages and anchors that the description has no more.
import { generatePages } from "../plugins/apiReference/check";
import { runOrReport } from "./lib/report";

runOrReport(() => {
  const changed = generatePages(process.cwd(), process.argv.includes("--allow-removal"));
  for (const { path } of changed) console.log(`wrote ${path}`);
  console.log(changed.length === 0 ? "All pages are up to date." : `${changed.length} pages written.`);
});
