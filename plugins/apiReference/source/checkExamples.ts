import type { ValidateFunction } from "ajv";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import type { Finding } from "../../report";
import type { OpenApiSource } from "./index";
import type { NodePath } from "./yamlSource";

const ROOT = "openapi";

/** Examples that violate their schema: of bodies, responses, parameters and schemas. */
export function checkExamples(source: OpenApiSource): Finding[] {
  const ajv = validatorFor(source.published);
  return examplesIn(source.published, []).flatMap(({ path, schemaAt, value }) => {
    const validate = ajv(schemaAt);
    return validate(value) ? [] : [findingFor(source, path, validate)];
  });
}

function findingFor({ findingAt }: OpenApiSource, at: NodePath, { errors }: ValidateFunction): Finding {
  const reasons = (errors ?? []).map(({ instancePath, message }) =>
    `${instancePath} ${message ?? ""}`.trim(),
  );
  return findingAt(
    at,
    "openapi-example",
    `The example breaks its schema: ${[...new Set(reasons)].join("; ")}.`,
    "correct the example, or the schema if the server behaves as the example says.",
  );
}

/** Compiles schemas by their path, so that `$ref` can refer to the whole document. */
function validatorFor(document: object): (schemaAt: NodePath) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv, { mode: "full" });
  ajv.addFormat("cidr", CIDR);
  ajv.addSchema({ ...document, $id: ROOT });
  return (schemaAt) => ajv.compile({ $ref: `${ROOT}#${pointerTo(schemaAt)}` });
}

/** An IPv4 or IPv6 address with a prefix length. */
const CIDR = /^(?:(?:\d{1,3}\.){3}\d{1,3}\/(?:[12]?\d|3[0-2])|[\da-fA-F:]+\/(?:\d{1,2}|1[01]\d|12[0-8]))$/;

function pointerTo(path: NodePath): string {
  return path
    .map((key) => `/${encodeURIComponent(String(key).replaceAll("~", "~0").replaceAll("/", "~1"))}`)
    .join("");
}

interface LocatedExample {
  readonly path: NodePath;
  readonly schemaAt: NodePath;
  readonly value: unknown;
}

/** Walks the document; an `example` or `examples` next to a `schema` is validated by that schema. */
function examplesIn(document: object, path: NodePath, node: unknown = document): LocatedExample[] {
  if (typeof node !== "object" || node === null) return [];
  if (path.at(-1) === "value" && path.includes("examples")) return [];
  const children = Object.entries(node).flatMap(([key, child]) =>
    examplesIn(document, [...path, key], child),
  );
  return [...examplesBesideSchema(document, path, node), ...examplesOfSchema(path, node), ...children];
}

function examplesBesideSchema(document: object, path: NodePath, node: object): LocatedExample[] {
  if (!("schema" in node)) return [];
  const schemaAt = [...path, "schema"];
  const single = "example" in node ? [{ path: [...path, "example"], schemaAt, value: node.example }] : [];
  const named = "examples" in node ? Object.entries(node.examples as object) : [];
  return [
    ...single,
    ...named.map(([name, example]: [string, unknown]) => {
      const [examplePath, target] = resolve(document, [...path, "examples", name], example);
      return { path: [...examplePath, "value"], schemaAt, value: Reflect.get(target, "value") as unknown };
    }),
  ];
}

/** `examples` inside a schema is a list; `examples` next to a schema is a map. */
function examplesOfSchema(path: NodePath, node: object): LocatedExample[] {
  if (!("examples" in node) || !Array.isArray(node.examples)) return [];
  return node.examples.map((value: unknown, index) => ({
    path: [...path, "examples", index],
    schemaAt: path,
    value,
  }));
}

function resolve(document: object, at: NodePath, example: unknown): [NodePath, object] {
  const target = example as { $ref?: string };
  if (!target.$ref) return [at, target];
  const keys = target.$ref.split("/").slice(1);
  return [keys, keys.reduce<object>((node, key) => Reflect.get(node, key) as object, document)];
}
