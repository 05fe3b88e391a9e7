import { readFileSync } from "node:fs";
import { isRecord } from "docusaurus-waymark-core/lib/isRecord";
import { SiteError } from "docusaurus-waymark-core/lib/siteError";
import { tokenText } from "docusaurus-waymark-core/product/resolve";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import { modelOf, type ApiModel } from "../model";
import { withoutEmptyKeys } from "../openapi/grammar";
import { splitPathNames } from "../openapi/operations";
import { readSiteFile, type ApiSite } from "../options";
import { loadOpenApi, withFindingPath, readOpenApi, type OpenApiDocument } from "../source";
import { parseYaml } from "../source/yamlSource";

/** The model of the description with the names of the product, as readers download it. */
export function publishedModelOf(site: ApiSite): ApiModel {
  return modelOf(loadOpenApi(site).document, site.basePath);
}

/** The model of a description that others publish: it may have what `readOpenApi` refuses, and no content tokens. */
export function foreignModelOf(file: string): ApiModel {
  const { value } = parseYaml(file, readFileSync(file, "utf8"), {});
  if (!isRecord(value))
    throw new SiteError(`${file} is no API description. Fix: name a file in OpenAPI 3.1 or 3.0.`);
  const document = withoutEmptyKeys("document", value) as unknown as OpenApiDocument;
  return withFindingPath(file, () => modelOf(splitPathNames(document)));
}

/**
 * The page model of an API description. Each content token is replaced with itself, because committed pages serve all
 * identities.
 *
 * @param file the description, or another version of it
 * @throws WriterError when it is truncated, incomplete or inconsistent, has syntax errors or unknown tokens
 */
export function apiModelOf(site: ApiSite, file = site.file): ApiModel {
  const names = Object.keys(tokensOf(site.product));
  const tokens = Object.fromEntries(names.map((name) => [name, tokenText(name)]));
  const { document } = readOpenApi(file, readSiteFile(site, file), tokens);
  return withFindingPath(file, () => modelOf(document, site.basePath));
}
