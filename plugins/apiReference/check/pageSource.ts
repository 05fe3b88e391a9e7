import { product } from "../../../src/site/product";
import { tokenText } from "../../../src/product/resolve";
import { tokensOf } from "../../../src/product/tokens";
import { modelOf, type ApiModel } from "../model";
import { withFindingPath, OPENAPI_FILE, readOpenApi, type OpenApiSource } from "../source";

/** Replaces each token with itself, because committed pages serve all identities. */
const IDENTITY_TOKENS = Object.fromEntries(
  Object.keys(tokensOf(product)).map((name) => [name, tokenText(name)]),
);

/**
 * Parses the API description with content tokens left in place.
 *
 * @throws WriterError when it is truncated, has syntax errors or unknown tokens
 */
function parseWithTokens(text: string, file: string): OpenApiSource {
  return readOpenApi(file, text, IDENTITY_TOKENS);
}

/**
 * The page model of the API description, with content tokens left in place.
 *
 * @throws WriterError when the description is incomplete or inconsistent
 */
export function parseApiModel(text: string, file = OPENAPI_FILE): ApiModel {
  const { document } = parseWithTokens(text, file);
  return withFindingPath(file, () => modelOf(document));
}
