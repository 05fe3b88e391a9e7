import { product } from "../../../src/product/current";
import { tokensOf } from "../../../src/product/tokens";
import { modelOf, type ApiModel, type OpenApiDocument } from "../model";
import { OPENAPI_FILE, readOpenApi, type OpenApiDocument as SourceDocument } from "../source";
import { checkExamples } from "../source/checkExamples";
import { splitPathNames } from "../source/pathNames";
import { parseYaml } from "../source/yamlSource";
import { WriterError, type Finding } from "../../report";

/** Every token stands for itself: what pages are written from serves all identities. */
const KEPT = Object.fromEntries(Object.keys(tokensOf(product)).map((name) => [name, `{{${name}}}`]));

/**
 * The model of the pages from the text of the API description, with content tokens left in place.
 *
 * @throws WriterError when the description is cut short or its parts do not fit together
 */
export function pageModelOf(text: string, file = OPENAPI_FILE): ApiModel {
  readOpenApi(file, text, product);
  const document = splitPathNames(describedIn(text, file) as unknown as SourceDocument);
  return atFile(file, () => modelOf(document as unknown as OpenApiDocument));
}

/**
 * The API description as it is written, with content tokens left in place.
 *
 * @throws WriterError on mistakes of syntax and unknown tokens
 */
export function describedIn(text: string, file = OPENAPI_FILE): OpenApiDocument {
  return parseYaml(file, text, KEPT).value as OpenApiDocument;
}

/** Examples that break their schema, for the identity of this build. */
export function wrongExamples(text: string, file = OPENAPI_FILE): Finding[] {
  return checkExamples(readOpenApi(file, text, product));
}

/** The model names what is wrong and how to mend it; the file is added here. */
function atFile<Result>(path: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    const [message = "", fix = "restore the file."] = (error as Error).message.split(" Fix: ");
    throw new WriterError([{ path, line: 1, column: 1, rule: "api-model", message, fix }]);
  }
}
