import { product } from "../../../src/product/current";
import { tokensOf } from "../../../src/product/tokens";
import { modelOf, type ApiModel, type OpenApiDocument } from "../model";
import { checkExamples, OPENAPI_FILE, readOpenApi, type OpenApiDocument as SourceDocument } from "../source";
import { splitPathNames } from "../source/pathNames";
import { parseYaml } from "../source/yamlSource";
import { WriterError } from "../../report";

/** Every token stands for itself: what pages are written from serves all identities. */
const KEPT = Object.fromEntries(Object.keys(tokensOf(product)).map((name) => [name, `{{${name}}}`]));

/**
 * The model of the pages from the text of the API description, with content tokens left in place.
 *
 * @throws WriterError when the description is cut short, breaks a rule of its own, or has a wrong example
 */
export function pageModelOf(text: string, file = OPENAPI_FILE): ApiModel {
  const source = readOpenApi(file, text, product);
  const document = splitPathNames(parseYaml(file, text, KEPT).value as SourceDocument);
  const model = atFile(file, () => modelOf(document as unknown as OpenApiDocument));
  const findings = checkExamples(source);
  if (findings.length > 0) throw new WriterError(findings);
  return model;
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
