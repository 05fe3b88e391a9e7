import type { Finding } from "../../report";
import { isSuccess, type ApiModel, type Operation } from "../model";

/** Operations and resources that lack what every page must show. */
export function incomplete(model: ApiModel, file: string): Finding[] {
  const missing = model.resources.flatMap(({ title, operations, summary, description }) => [
    ...need(
      summary.length >= 50 && summary.length <= 160,
      title,
      "a summary of 50 to 160 characters",
      "x-summary",
    ),
    ...need(description !== "", title, "a description", "description"),
    ...operations.flatMap(incompleteOperation),
  ]);
  return [...missing, ...sameSummaries(model)].map(({ of, lacks, key }) => ({
    path: file,
    line: 1,
    column: 1,
    rule: "api-incomplete",
    message: `${of} lacks ${lacks}.`,
    fix: `write "${key}".`,
  }));
}

interface Gap {
  readonly of: string;
  readonly lacks: string;
  readonly key: string;
}

function incompleteOperation(operation: Operation): Gap[] {
  const { method, path, summary, description, responses, roles } = operation;
  const of = `${method} ${path}`;
  const shown = responses.filter(({ body }) => !body || body.examples.length > 0);
  return [
    ...need(summary !== "", of, "a summary", "summary"),
    ...need(description !== "", of, "a description", "description"),
    ...need(roles.length > 0, of, "its roles", "x-required-role"),
    ...need(shown.some(isSuccess), of, "an example of a success", "examples"),
    ...need(
      shown.some((response) => !isSuccess(response)),
      of,
      "an example of an error",
      "examples",
    ),
    ...need(!operation.body || operation.body.examples.length > 0, of, "an example of its body", "examples"),
  ];
}

function need(present: boolean, of: string, lacks: string, key: string): Gap[] {
  return present ? [] : [{ of, lacks, key }];
}

function sameSummaries({ resources }: ApiModel): Gap[] {
  const summaries = resources.map(({ summary }) => summary);
  return resources
    .filter(({ summary }, index) => summaries.indexOf(summary) !== index)
    .map(({ title }) => ({ of: title, lacks: "a summary of its own", key: "x-summary" }));
}

/** Resources that the API's home page does not lead to. */
export function missingTiles({ resources }: ApiModel, path: string, source: string): Finding[] {
  return resources
    .filter(({ slug }) => !new RegExp(`href="/api/resources/${slug}"`).test(source))
    .map(({ slug, title }) => ({
      path,
      line: 1,
      column: 1,
      rule: "api-tile",
      message: `No tile leads to ${title}.`,
      fix: `add <Card title="${title}" href="/api/resources/${slug}">.`,
    }));
}
