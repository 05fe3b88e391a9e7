import { addressOf, replaceParameters } from "../../openapi/address";
import type { OpenApiDocument } from "../../openapi/document";
import { answerTo } from "../../openapi/mock/answer";
import { readOperations } from "../../openapi/mock/routes";
import { sentenceOf } from "../../openapi/schema/check";
import { MOCK_TOKEN, mockApi } from "./server";

/** Sends the documented request of every operation; one line for each that is refused, or whose answer breaks its schema. */
export function wrongAnswers(document: OpenApiDocument): readonly string[] {
  const mock = mockApi(document, MOCK_TOKEN);
  return readOperations(document).flatMap(({ method, path, parameters, bodies: [body], success }) => {
    const target = replaceParameters(path, (name) => {
      const found = parameters.find((parameter) => parameter.in === "path" && parameter.name === name);
      return found?.text(found.example ?? "") ?? "";
    });
    const query = parameters
      .filter((parameter) => parameter.in === "query" && parameter.required)
      .flatMap((parameter) => parameter.pairs(parameter.example ?? ""));
    const answer = answerTo(
      {
        method,
        target: addressOf({ baseUrl: "", path: target, query }),
        authorization: `Token ${MOCK_TOKEN}`,
        contentType: body?.mediaType,
        body: body ? JSON.stringify(body.example) : "",
      },
      mock,
    );
    const mistakes = answer.status === success.status ? (success.body?.check(answer.body) ?? []) : [];
    return answer.status === success.status && mistakes.length === 0
      ? []
      : [
          `${method} ${target}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)} ${sentenceOf("", mistakes)}`,
        ];
  });
}
