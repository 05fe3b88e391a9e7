import { features, type Feature } from "../../../src/facts/editions";
import { isRecord } from "../../../src/lib/isRecord";
import { operationsOf } from "../../../src/openapi/operations";
import type { Finding } from "../../report";
import type { OpenApiSource } from "../source";
import type { NodePath } from "../source/yamlSource";

/**
 * A finding for each operation and property whose mark (`x-edition`) contradicts `src/facts/editions.yaml`, where `api` lists the
 * parts of a feature. A feature that every edition has needs no mark, and marks of a feature without `api` are not compared.
 */
export function editionFindings({ published, findingAt }: OpenApiSource): Finding[] {
  const tagMarks = new Map((published.tags ?? []).map((tag) => [tag.name, tag["x-edition"]]));
  const check = (at: NodePath, subject: string, mark: unknown, part: string): Finding[] => {
    const needed = featureOf(part)?.id;
    const lists = features().get(String(mark))?.api !== undefined;
    if (mark === needed || (needed === undefined && !lists)) return [];
    const message = `${subject} is marked ${nameOf(mark)}, and belongs to ${nameOf(needed)} by src/facts/editions.yaml.`;
    const fix =
      needed === undefined ? 'remove "x-edition", or add it to "api" there' : `write "x-edition: ${needed}"`;
    return [findingAt(at, "edition", message, `${fix}.`)];
  };
  return [
    ...operationsOf(published).flatMap(({ path, method, operation }) => {
      const mark = operation["x-edition"] ?? tagMarks.get(operation.tags?.[0] ?? "");
      return check(["paths", path, method], `${method.toUpperCase()} ${path}`, mark, path);
    }),
    ...propertiesIn(published.components?.schemas, ["components", "schemas"]).flatMap(({ at, name, mark }) =>
      check(at, `The property ${name}`, mark, name),
    ),
  ];
}

/** The feature with a path or a property, if not every edition has it. */
function featureOf(part: string): Feature | undefined {
  const has = (entry: string): boolean =>
    part === entry || (entry.startsWith("/") && part.startsWith(`${entry}/`));
  return [...features().values()].find(
    ({ api = [], cloud, selfHosted }) =>
      (cloud !== "all plans" || selfHosted !== "open source") && api.some(has),
  );
}

function nameOf(feature: unknown): string {
  return typeof feature === "string" ? `"${feature}"` : "no feature";
}

interface MarkedProperty {
  readonly at: NodePath;
  readonly name: string;
  readonly mark: unknown;
}

/** Every property of the schemas below a node, with its mark. */
function propertiesIn(node: unknown, at: NodePath): readonly MarkedProperty[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => propertiesIn(item, [...at, index]));
  if (!isRecord(node)) return [];
  const { properties } = node;
  const own = isRecord(properties)
    ? Object.entries(properties).map(([name, schema]) => ({
        at: [...at, "properties", name],
        name,
        mark: isRecord(schema) ? schema["x-edition"] : undefined,
      }))
    : [];
  return [...own, ...Object.entries(node).flatMap(([key, value]) => propertiesIn(value, [...at, key]))];
}
