import type { LoadContext, Plugin } from "@docusaurus/types";
import path from "node:path";
import { FEEDS } from "../../src/navigation/feeds";
import type { ProductIdentity } from "../../src/product/identity";
import { writeText } from "../lib/files";
import { withBase } from "../lib/routes";
import { publications } from "./changelog/disk";
import { changelogFeed } from "./changelog/feed";
import { writeDownloads } from "./downloads";
import { loadOpenApi, OPENAPI_FILE } from "./source";

/**
 * Adds files for programs to a build: the API description (`openapi.yaml`, `openapi.json`), a Postman collection
 * (`postman-collection.json`), and the feed of the API changelog (`api/changelog.atom`). The pages of the API
 * reference are not written here but by `npm run api:generate`, so that they can be reviewed and committed.
 *
 * @param rawOptions `product`: the identity whose names the files use
 */
export default function apiReference(
  { siteDir, baseUrl, siteConfig }: LoadContext,
  rawOptions: unknown,
): Plugin {
  const { product } = rawOptions as { readonly product: ProductIdentity };
  return {
    name: "api-reference",
    async postBuild({ outDir }) {
      await writeDownloads(siteDir, outDir, loadOpenApi(OPENAPI_FILE, product));
      const urlOf = (route: string): string => siteConfig.url + withBase(route, baseUrl);
      const feed = changelogFeed(publications(siteDir), product, urlOf);
      await writeText(path.join(outDir, FEEDS.api.file), feed);
    },
  };
}
