import { operationsOf } from "../openapi/operations";
import type { Finding } from "docusaurus-waymark-core/report";
import { isSuccess, type ApiModel, type Body, type Operation, type Resource } from "../model";
import { operationIdOf, slugOf } from "../model/targets";
import { filesOf, readSiteFile, type ApiSite } from "../options";
import type { OpenApiSource } from "../source";
import type { NodePath } from "../source/yamlSource";

/** A part that must be there: whether it is, what it is, and the key to write. */
type Part = readonly [isPresent: boolean, name: string, key: string];

/**
 * A finding for each operation and resource without a part that OpenAPI does not require. Only a description that asks for it
 * (`x-complete: true` in `info`) is held to this; pages of others have fallbacks.
 */
export function incompletenessFindings(model: ApiModel, { published, findingAt }: OpenApiSource): Finding[] {
  if (!model.isComplete) return [];
  const tags = (published.tags ?? []).map(slugOf);
  const places = new Map(
    operationsOf(published).map((place) => [operationIdOf(place), ["paths", place.path, place.method]]),
  );
  const missing = (at: NodePath, subject: string, parts: readonly Part[]): Finding[] =>
    parts
      .filter(([isPresent]) => !isPresent)
      .map(([, name, key]) =>
        findingAt(at, "api-incomplete", `${subject} lacks ${name}.`, `write "${key}".`),
      );
  return model.resources.flatMap((resource) => [
    ...missing(["tags", tags.indexOf(resource.slug)], resource.title, partsOfResource(model, resource)),
    ...resource.operations.flatMap((operation) =>
      missing(
        places.get(operation.operationId) ?? ["paths"],
        `${operation.method} ${operation.path}`,
        partsOfOperation(operation),
      ),
    ),
  ]);
}

function partsOfResource({ resources }: ApiModel, { summary, description, slug }: Resource): readonly Part[] {
  const isUnique = resources.find((other) => other.summary === summary)?.slug === slug;
  return [
    [summary.length >= 50 && summary.length <= 160, "a summary of 50 to 160 characters", "x-summary"],
    [description !== "", "a description", "description"],
    [isUnique, "a unique summary", "x-summary"],
  ];
}

function partsOfOperation(operation: Operation): readonly Part[] {
  const { summary, description, responses, roles = [], body } = operation;
  const shown = responses.filter((response) => !response.body || hasExample(response.body));
  return [
    [summary !== "", "a summary", "summary"],
    [description !== "", "a description", "description"],
    [roles.length > 0, "its roles", "x-required-role"],
    [shown.some(isSuccess), "an example of a success", "examples"],
    [shown.some((response) => !isSuccess(response)), "an example of an error", "examples"],
    [!body || hasExample(body), "an example of its body", "examples"],
  ];
}

function hasExample({ contents }: Body): boolean {
  return contents.every(({ examples }) => examples.length > 0);
}

/** A number of operations on the home page of the API that is not that of the description. */
export function wrongCounts({ resources }: ApiModel, site: ApiSite): Finding[] {
  const { home } = filesOf(site);
  const count = resources.reduce((sum, { operations }) => sum + operations.length, 0);
  return readSiteFile(site, home)
    .split("\n")
    .flatMap((text, index) =>
      [...text.matchAll(/\b(\d+) operations\b/g)]
        .filter(([, number]) => Number(number) !== count)
        .map(({ 0: phrase, 1: number = "", index: column }): Finding => ({
          path: home,
          line: index + 1,
          column: column + 1,
          rule: "api-count",
          message: `The page says "${phrase}", but the API description has ${count}.`,
          fix: `write ${count} instead of ${number}.`,
        })),
    );
}

/** Resources without a tile on the home page of the API. */
export function missingTiles({ resources, isComplete }: ApiModel, site: ApiSite): Finding[] {
  if (!isComplete) return [];
  const { home } = filesOf(site);
  const source = readSiteFile(site, home);
  const pathOf = (slug: string): string => `${site.basePath}/resources/${slug}`;
  return resources
    .filter(({ slug }) => !source.includes(`href="${pathOf(slug)}"`))
    .map(({ slug, title }) => ({
      path: home,
      line: 1,
      column: 1,
      rule: "api-tile",
      message: `No tile leads to ${title}.`,
      fix: `add <Card title="${title}" href="${pathOf(slug)}">.`,
    }));
}
