import type { OpenApiDocument } from "../openapi/document";
import { isRecord } from "docusaurus-waymark-core/lib/isRecord";
import { partsOf, type Kind } from "../openapi/grammar";
import { targetOf, pointerKeys } from "../openapi/references";
import { checkOf, sentenceOf, type Direction, type Mistake } from "../openapi/schema/check";
import { openSchema } from "../openapi/schema/closedSchema";
import type { Finding } from "docusaurus-waymark-core/report";
import type { OpenApiSource } from "./index";
import type { NodePath } from "./yamlSource";

/** Examples that violate their schema: of bodies, responses, parameters and schemas. */
export function checkExamples({ published, findingAt }: OpenApiSource): Finding[] {
  const checked = new Set<string>();
  return examplesIn(published, "document", published, []).flatMap(({ path, schema, value }) => {
    const mistakes = mistakesOf(published, schema, value, directionOf(path));
    const key = JSON.stringify(path);
    if (mistakes.length === 0 || checked.has(key)) return [];
    checked.add(key);
    const message = `The example breaks its schema: ${sentenceOf("", mistakes).trim()}.`;
    const fix = "correct the example, or the schema if the server behaves as the example says.";
    return [findingAt(path, "openapi-example", message, fix)];
  });
}

/** The mistakes of an example; where both directions use it, those of the direction that has fewer. */
function mistakesOf(
  document: OpenApiDocument,
  schema: object | boolean,
  value: unknown,
  direction: Direction | undefined,
): readonly Mistake[] {
  const open = openSchema(document, schema);
  const [first = [], second = first] = (direction ? [direction] : (["request", "response"] as const)).map(
    (one) => checkOf(open, one)(value),
  );
  return second.length < first.length ? second : first;
}

interface LocatedExample {
  readonly path: NodePath;
  readonly schema: object | boolean;
  readonly value: unknown;
}

/** The examples of an object and of its parts, each with the schema that it must fit. */
function examplesIn(document: OpenApiDocument, kind: Kind, node: unknown, path: NodePath): LocatedExample[] {
  if (!isRecord(node)) return [];
  const { schema = kind === "schema" ? node : undefined, example, examples } = node;
  const located = (at: NodePath, value: unknown): LocatedExample[] =>
    isRecord(schema) || typeof schema === "boolean" ? [{ path: at, schema, value }] : [];
  const named = Object.entries(isRecord(examples) ? examples : {}).flatMap(([name, source]) => {
    const [at, target] = followed(document, [...path, "examples", name], source);
    return "value" in target ? located([...at, "value"], target.value) : [];
  });
  const listed = Array.isArray(examples) ? (examples as unknown[]) : [];
  return [
    ...(example === undefined ? [] : located([...path, "example"], example)),
    ...named,
    ...listed.flatMap((value, index) => located([...path, "examples", index], value)),
    ...partsOf(kind, node).flatMap((part) =>
      examplesIn(document, part.kind, part.node, [...path, ...part.path]),
    ),
  ];
}

/** Direction in which the body is sent; undefined if both directions use it. */
function directionOf(path: NodePath): Direction | undefined {
  if (path.includes("requestBody") || path.includes("requestBodies")) return "request";
  return path.includes("responses") ? "response" : undefined;
}

function followed(document: OpenApiDocument, at: NodePath, example: unknown): [NodePath, object] {
  const { $ref } = example as { readonly $ref?: string };
  return $ref === undefined ? [at, example as object] : [pointerKeys($ref), targetOf(document, $ref)];
}
