import type { LoadContext, Plugin } from "@docusaurus/types";
import path from "node:path";
import { writeText } from "docusaurus-waymark-core/build/files";
import { absoluteAddress } from "docusaurus-waymark-core/build/routes";
import { publications } from "./changelog/disk";
import { changelogFeed, feedFile } from "./changelog/feed";
import { writeDownloads } from "./downloads";
import type { ApiSite } from "./options";
import { loadOpenApi } from "./source";

/**
 * Adds files for programs to a build: the API description (`openapi.yaml`, `openapi.json`), a Postman collection
 * (`postman-collection.json`), and the feed of the API changelog. The pages of the API reference are not written here but by
 * `npm run api:generate`, so that they can be reviewed and committed.
 */
export default function apiReference(context: LoadContext, site: ApiSite): Plugin {
  return {
    name: "api-reference",
    async postBuild({ outDir }) {
      await writeDownloads(outDir, loadOpenApi(site), site.product.api.url);
      const urlOf = (route: string): string => absoluteAddress(route, context);
      await writeText(path.join(outDir, feedFile(site)), changelogFeed(site, publications(site), urlOf));
    },
  };
}
