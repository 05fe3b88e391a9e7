import { product } from "../../../src/product/current";
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
export function parseWithTokens(text: string, file = OPENAPI_FILE): OpenApiSource {
  return readOpenApi(file, text, IDENTITY_TOKENS);
}

/**
 * The page model of the API description, with content tokens left in place.
 *
 * @throws WriterError when the description is incomplete or inconsistent
 */
export function parseApiModel(text: string): ApiModel {
  const { document } = parseWithTokens(text);
  return withFindingPath(OPENAPI_FILE, () => modelOf(document));
}
