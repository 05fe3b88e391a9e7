import type { LoadContext, Plugin } from "@docusaurus/types";
import type { ProductIdentity } from "../../src/product";
import { tokensOf } from "../../src/product/tokens";
import { writeDownloads } from "./downloads";
import { loadOpenApi, OPENAPI_FILE } from "./source";

/** Puts the API description and the collection made from it beside the pages of a build. */
export default function apiReference({ siteDir }: LoadContext, rawOptions: unknown): Plugin {
  const { product } = rawOptions as { readonly product: ProductIdentity };
  return {
    name: "api-reference",
    postBuild: ({ outDir }) =>
      writeDownloads(siteDir, outDir, loadOpenApi(OPENAPI_FILE, product), tokensOf(product)),
  };
}
