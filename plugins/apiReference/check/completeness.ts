import type { Finding } from "../../report";
import { isSuccess, type ApiModel, type Body, type Operation } from "../model";
import { OPENAPI_FILE } from "../source";

/** The page with a tile for each resource. */
export const HOME_PAGE = "api/index.mdx";

/**
 * A finding for each operation and resource without a part that OpenAPI does not require. Only a description that asks for it
 * (`x-complete: true` in `info`) is held to this; pages of others have fallbacks.
 */
export function incompletenessFindings(model: ApiModel): Finding[] {
  if (!model.isComplete) return [];
  const missing = model.resources.flatMap(({ title, operations, summary, description }) => [
    ...missingUnless(
      summary.length >= 50 && summary.length <= 160,
      title,
      "a summary of 50 to 160 characters",
      "x-summary",
    ),
    ...missingUnless(description !== "", title, "a description", "description"),
    ...operations.flatMap(incompleteOperation),
  ]);
  return [...missing, ...repeatedSummaries(model)].map(({ subject, part, key }) => ({
    path: OPENAPI_FILE,
    line: 1,
    column: 1,
    rule: "api-incomplete",
    message: `${subject} lacks ${part}.`,
    fix: `write "${key}".`,
  }));
}

interface MissingPart {
  readonly subject: string;
  readonly part: string;
  readonly key: string;
}

function incompleteOperation(operation: Operation): MissingPart[] {
  const { method, path, summary, description, responses, roles = [] } = operation;
  const operationName = `${method} ${path}`;
  const responsesWithExample = responses.filter(({ body }) => !body || hasExample(body));
  return [
    ...missingUnless(summary !== "", operationName, "a summary", "summary"),
    ...missingUnless(description !== "", operationName, "a description", "description"),
    ...missingUnless(roles.length > 0, operationName, "its roles", "x-required-role"),
    ...missingUnless(
      responsesWithExample.some(isSuccess),
      operationName,
      "an example of a success",
      "examples",
    ),
    ...missingUnless(
      responsesWithExample.some((response) => !isSuccess(response)),
      operationName,
      "an example of an error",
      "examples",
    ),
    ...missingUnless(
      !operation.body || hasExample(operation.body),
      operationName,
      "an example of its body",
      "examples",
    ),
  ];
}

function hasExample({ contents }: Body): boolean {
  return contents.every(({ examples }) => examples.length > 0);
}

function missingUnless(present: boolean, subject: string, part: string, key: string): MissingPart[] {
  return present ? [] : [{ subject, part, key }];
}

function repeatedSummaries({ resources }: ApiModel): MissingPart[] {
  const summaries = resources.map(({ summary }) => summary);
  return resources
    .filter(({ summary }, index) => summaries.indexOf(summary) !== index)
    .map(({ title }) => ({ subject: title, part: "a unique summary", key: "x-summary" }));
}

/** Resources without a tile on the home page of the API, whose source is given. */
export function missingTiles({ resources, isComplete }: ApiModel, source: string): Finding[] {
  if (!isComplete) return [];
  return resources
    .filter(({ slug }) => !new RegExp(`href="/api/resources/${slug}"`).test(source))
    .map(({ slug, title }) => ({
      path: HOME_PAGE,
      line: 1,
      column: 1,
      rule: "api-tile",
      message: `No tile leads to ${title}.`,
      fix: `add <Card title="${title}" href="/api/resources/${slug}">.`,
    }));
}
