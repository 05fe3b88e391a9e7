import type { OpenApiDocument } from "../../../src/openapi/document";
import { isRecord } from "../../../src/lib/isRecord";
import { targetOf, pointerKeys } from "../../../src/openapi/references";
import { checkOf, sentenceOf, type Direction } from "../../../src/openapi/schema/check";
import { openSchema } from "../../../src/openapi/schema/closedSchema";
import type { Finding } from "../../report";
import type { OpenApiSource } from "./index";
import type { NodePath } from "./yamlSource";

/** Examples that violate their schema: of bodies, responses, parameters and schemas. */
export function checkExamples({ published, findingAt }: OpenApiSource): Finding[] {
  const checked = new Set<string>();
  return examplesIn(published, []).flatMap(({ path, schema, value, direction }) => {
    const mistakes = checkOf(openSchema(published, schema), direction)(value);
    const key = JSON.stringify(path);
    if (mistakes.length === 0 || checked.has(key)) return [];
    checked.add(key);
    return [
      findingAt(
        path,
        "openapi-example",
        `The example breaks its schema: ${sentenceOf("", mistakes).trim()}.`,
        "correct the example, or the schema if the server behaves as the example says.",
      ),
    ];
  });
}

interface LocatedExample {
  readonly path: NodePath;
  readonly schema: object;
  readonly value: unknown;
  readonly direction: Direction | undefined;
}

/** Walks the document; an `example` or `examples` next to a `schema` is validated by that schema. */
function examplesIn(document: OpenApiDocument, path: NodePath, node: unknown = document): LocatedExample[] {
  if (typeof node !== "object" || node === null) return [];
  const parent = path.at(-1);
  // Values are no part of the description.
  if ((parent === "value" && path.includes("examples")) || parent === "example" || parent === "default")
    return [];
  const children = Object.entries(node).flatMap(([key, child]) =>
    examplesIn(document, [...path, key], child),
  );
  if (Array.isArray(node)) return children;
  return [...besideSchema(document, path, node), ...ofSchema(path, node), ...children];
}

function besideSchema(document: OpenApiDocument, path: NodePath, node: object): LocatedExample[] {
  if (!("schema" in node) || !isRecord(node.schema)) return [];
  const { schema } = node;
  const direction = directionOf(path);
  const single =
    "example" in node ? [{ path: [...path, "example"], schema, value: node.example, direction }] : [];
  const named = "examples" in node && isRecord(node.examples) ? Object.entries(node.examples) : [];
  return [
    ...single,
    ...named.flatMap(([name, example]) => {
      const [at, target] = followed(document, [...path, "examples", name], example);
      return "value" in target ? [{ path: [...at, "value"], schema, value: target.value, direction }] : [];
    }),
  ];
}

/** Where the body is sent; undefined for what both directions use. */
function directionOf(path: NodePath): Direction | undefined {
  if (path.includes("requestBody") || path.includes("requestBodies")) return "request";
  return path.includes("responses") ? "response" : undefined;
}

/** `examples` inside a schema is a list; `examples` next to a schema is a map. */
function ofSchema(path: NodePath, node: object): LocatedExample[] {
  const isSchema = !("schema" in node) && !("in" in node) && ("type" in node || "properties" in node);
  if (!isSchema) return [];
  const direction = undefined;
  const list = "examples" in node && Array.isArray(node.examples) ? (node.examples as unknown[]) : [];
  const single =
    "example" in node && !isRecord(node.example)
      ? [{ path: [...path, "example"], schema: node, value: node.example, direction }]
      : [];
  return [
    ...single,
    ...list.map((value, index) => ({ path: [...path, "examples", index], schema: node, value, direction })),
  ];
}

function followed(document: OpenApiDocument, at: NodePath, example: unknown): [NodePath, object] {
  const { $ref } = example as { readonly $ref?: string };
  return $ref === undefined ? [at, example as object] : [pointerKeys($ref), targetOf(document, $ref)];
}
