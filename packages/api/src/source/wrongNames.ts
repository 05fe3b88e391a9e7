import type { OpenApiDocument, TagObject } from "../openapi/document";
import { operationsIn, operationsOf } from "../openapi/operations";
import { resolverOf } from "../openapi/references";
import type { Finding } from "docusaurus-waymark-core/report";
import { listExtension, textExtension } from "../model/extensions";
import { slugOf, tagOf, tagsOf } from "../model/targets";
import type { NodePath, YamlSource } from "./yamlSource";

type FindingAt = YamlSource["findingAt"];

/** Names that lead nowhere, and tags whose pages would have one address. */
export function wrongNames(document: OpenApiDocument, findingAt: FindingAt): Finding[] {
  const places = [...operationsOf(document), ...operationsIn(resolverOf(document), document.webhooks)];
  if (places.length === 0) {
    return [findingAt(["paths"], "openapi-incomplete", "The document has no operations.", "restore them.")];
  }
  const tags = tagsOf(document, places);
  const placeOf = ({ name }: TagObject): NodePath => {
    const index = (document.tags ?? []).findIndex((tag) => tag.name === name);
    const first = places.find((place) => tagOf(place) === name);
    return index >= 0 ? ["tags", index, "name"] : ["paths", first?.path ?? "", first?.method ?? "", "tags"];
  };
  const sameSlug = tags.flatMap((tag, index) => {
    const other = tags.slice(0, index).find((one) => slugOf(one) === slugOf(tag));
    const message = `"${tag.name}" and "${other?.name ?? ""}" would be one page, ${slugOf(tag)}.mdx.`;
    return other ? [findingAt(placeOf(tag), "openapi-tag", message, "rename one of the tags.")] : [];
  });
  const names = new Set([
    ...tags.map(({ name }) => name),
    ...places.map(({ operation }) => operation.operationId),
  ]);
  const marked = [
    ...(document.tags ?? []).map((tag, index) => [["tags", index], tag] as const),
    ...places.map(({ path, method, operation }) => [["paths", path, method], operation] as const),
  ];
  const replacements = marked.flatMap(([at, part]) => {
    const name = textExtension(part, "x-replaced-by");
    if (name === undefined || names.has(name)) return [];
    const message = `"x-replaced-by: ${name}" names nothing.`;
    return [findingAt([...at, "x-replaced-by"], "openapi-name", message, "write a tag or an operationId.")];
  });
  const objects = (document.tags ?? []).flatMap((tag, index) =>
    listExtension(tag, "x-objects")
      .filter((name) => !document.components?.schemas?.[name])
      .map((name) =>
        findingAt(
          ["tags", index, "x-objects"],
          "openapi-name",
          `There is no schema "${name}".`,
          "correct it.",
        ),
      ),
  );
  return [...sameSlug, ...replacements, ...objects];
}
