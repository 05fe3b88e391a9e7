import { tokenText } from "docusaurus-waymark-core/product/resolve";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import { modelOf, type ApiModel } from "../model";
import { readSiteFile, type ApiSite } from "../options";
import { withFindingPath, readOpenApi } from "../source";

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
