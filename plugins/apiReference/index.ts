import type { LoadContext, Plugin } from "@docusaurus/types";
import type { ProductIdentity } from "../../src/product";
import { writeDownloads } from "./downloads";
import { loadOpenApi, OPENAPI_FILE } from "./source";

/**
 * Puts the API description and the Postman collection made from it beside the pages of a build: `openapi.yaml`,
 * `openapi.json`, `postman-collection.json`. The pages themselves are made by `npm run api:generate`.
 */
export default function apiReference({ siteDir }: LoadContext, rawOptions: unknown): Plugin {
  const { product } = rawOptions as { readonly product: ProductIdentity };
  return {
    name: "api-reference",
    postBuild: ({ outDir }) => writeDownloads(siteDir, outDir, loadOpenApi(OPENAPI_FILE, product)),
  };
}
