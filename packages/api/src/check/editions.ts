import { isRecord } from "docusaurus-waymark-core/lib/isRecord";
import { operationsOf } from "../openapi/operations";
import type { Finding } from "docusaurus-waymark-core/report";
import type { ApiOptions } from "../options";
import type { OpenApiSource } from "../source";
import type { NodePath } from "../source/yamlSource";

/**
 * A finding for each operation and property whose mark (`x-edition`) contradicts the lists of parts that only some editions have.
 * Marks of a feature without a list are not compared.
 */
export function editionFindings(
  { published, findingAt }: OpenApiSource,
  editions: ApiOptions["editions"],
): Finding[] {
  const tagMarks = new Map((published.tags ?? []).map((tag) => [tag.name, tag["x-edition"]]));
  const check = (at: NodePath, subject: string, mark: unknown, part: string): Finding[] => {
    const needed = Object.keys(editions).find((feature) =>
      editions[feature]?.some((entry) => has(entry, part)),
    );
    const isListed = Object.hasOwn(editions, String(mark));
    if (mark === needed || (needed === undefined && !isListed)) return [];
    const message = `${subject} is marked ${nameOf(mark)}, and belongs to ${nameOf(needed)}.`;
    const fix =
      needed === undefined
        ? 'remove "x-edition", or add it to the parts of the feature'
        : `write "x-edition: ${needed}"`;
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

/** True for a path below another one, or the same part. */
function has(entry: string, part: string): boolean {
  return part === entry || (entry.startsWith("/") && part.startsWith(`${entry}/`));
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
