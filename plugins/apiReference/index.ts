import type { LoadContext, Plugin } from "@docusaurus/types";
import type { ProductIdentity } from "../../src/product";
import { writeDownloads } from "./downloads";
import { loadOpenApi, OPENAPI_FILE } from "./source";

/** Puts the API description and a collection made from it beside the pages of a build. */
export default function apiReference(_: LoadContext, rawOptions: unknown): Plugin {
  const { product } = rawOptions as { readonly product: ProductIdentity };
  return {
    name: "api-reference",
    postBuild: ({ outDir }) => writeDownloads(outDir, loadOpenApi(OPENAPI_FILE, product)),
  };
}
