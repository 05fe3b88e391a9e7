import { product } from "../../../src/product/current";
import { tokenText } from "../../../src/product/resolve";
import { tokensOf } from "../../../src/product/tokens";
import { modelOf, type ApiModel } from "../model";
import { inFile, OPENAPI_FILE, readOpenApi, type OpenApiSource } from "../source";

/** Every token stands for itself: what pages are written from serves all identities. */
const KEPT = Object.fromEntries(Object.keys(tokensOf(product)).map((name) => [name, tokenText(name)]));

/**
 * The API description with content tokens left in place.
 *
 * @throws WriterError when it is cut short, or on mistakes of syntax and unknown tokens
 */
export function readWithTokens(text: string, file = OPENAPI_FILE): OpenApiSource {
  return readOpenApi(file, text, KEPT);
}

/**
 * The model of the pages from the text of the API description, with content tokens left in place.
 *
 * @throws WriterError when the description is cut short or its parts do not fit together
 */
export function pageModelOf(text: string, file = OPENAPI_FILE): ApiModel {
  const { document } = readWithTokens(text, file);
  return inFile(file, () => modelOf(document));
}
