/**
 * Parts of a description that the pages cannot show: references that lead nowhere, and keys that OpenAPI does not have. Each
 * stops the build, so that nothing is missing from the reference unnoticed.
 */
import type { OpenApiDocument } from "../openapi/document";
import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { isRecord } from "docusaurus-waymark-core/lib/isRecord";
import { hasKey, keysOf, partsOf, wrongShape, type Kind, type Shape } from "../openapi/grammar";
import { CircleError, mappingPointer, pointerKeys, resolverOf } from "../openapi/references";
import type { Finding } from "docusaurus-waymark-core/report";
import type { NodePath, YamlSource } from "./yamlSource";

/** Keywords of JSON Schema that change how references are read. */
const UNREAD_KEYWORDS = new Set([
  "$id",
  "$anchor",
  "$dynamicRef",
  "$dynamicAnchor",
  "$recursiveRef",
  "$recursiveAnchor",
]);
const TYPES = ["array", "boolean", "integer", "null", "number", "object", "string"];
const PARAMETER_PLACES = new Set(["path", "query", "header", "cookie"]);

const SHAPE_FIXES: Readonly<Record<Shape, string>> = {
  "a text": "write it in quotes, or remove the key.",
  "a number": "write a number, without quotes.",
  "true or false": "write true or false, without quotes.",
  "a list": 'write [a, b], or lines that begin with "- ".',
  "an object": "write keys with values, or remove it.",
};

type FindingAt = YamlSource["findingAt"];

/** Findings in document order. */
export function unreadParts(document: OpenApiDocument, findingAt: FindingAt): Finding[] {
  const findings: Finding[] = [];
  const unread = (path: NodePath, subject: string, fix: string): void => {
    findings.push(findingAt(path, "openapi-unread", `The pages do not show ${subject}.`, fix));
  };
  const shape = (path: NodePath, wanted: Shape): void => {
    const message = `"${path.findLast((key) => typeof key === "string") ?? ""}" must be ${wanted}.`;
    findings.push(findingAt(path, "openapi-shape", message, SHAPE_FIXES[wanted]));
  };
  const named = new Set<string>();
  const reference = (place: NodePath, pointer: string): void => {
    const problem = referenceProblem(document, pointer);
    // One mistake, however many references lead there.
    if (problem === undefined || named.has(problem.message)) return;
    const { message, fix, path = place } = problem;
    named.add(message);
    findings.push(findingAt(path, "openapi-reference", message, fix));
  };
  visit(document, "document", []);
  return findings;

  function visit(node: unknown, kind: Kind, path: NodePath): void {
    if (!isRecord(node)) {
      if (kind !== "schema" || typeof node !== "boolean") shape(path, "an object");
      return;
    }
    const { $ref } = node;
    if (typeof $ref === "string") reference([...path, "$ref"], $ref);
    if (kind === "schema") visitSchema(node, path);
    if (kind === "parameter" && typeof $ref !== "string") visitParameter(node, path);
    const parts = partsOf(kind, node);
    for (const key of Object.keys(node)) {
      const isKnown =
        hasKey(kind, key) || (typeof $ref === "string" && /^(?:\$ref|summary|description)$/.test(key));
      const fix = `write one of ${keysOf(kind).join(", ")}, or an extension "x-…".`;
      if (!isKnown) unread([...path, key], `"${key}" here`, fix);
      const wanted = wrongShape(kind, key, node[key]);
      // A wrong part is named when it is visited.
      if (wanted && !parts.some((part) => part.path.length === 1 && part.path[0] === key))
        shape([...path, key], wanted);
    }
    for (const part of parts) visit(part.node, part.kind, [...path, ...part.path]);
  }

  function visitSchema(node: Readonly<Record<string, unknown>>, path: NodePath): void {
    for (const key of Object.keys(node))
      if (UNREAD_KEYWORDS.has(key))
        unread([...path, key], `schemas with "${key}"`, "refer to components with $ref.");
    const { discriminator, type } = node;
    const names = [type].flat().filter((name) => typeof name === "string");
    const wrong = names.find((name) => !TYPES.includes(name));
    if (wrong !== undefined) {
      const near = nearest(wrong, TYPES);
      const fix = near === undefined ? `write one of ${TYPES.join(", ")}.` : `write "${near}".`;
      findings.push(findingAt([...path, "type"], "openapi-type", `There is no type "${wrong}".`, fix));
    }
    if (!isRecord(discriminator) || !isRecord(discriminator["mapping"])) return;
    for (const [value, target] of Object.entries(discriminator["mapping"]))
      if (typeof target === "string")
        reference([...path, "discriminator", "mapping", value], mappingPointer(target));
  }

  function visitParameter(
    { name, in: where, schema, content }: Readonly<Record<string, unknown>>,
    path: NodePath,
  ): void {
    if (!PARAMETER_PLACES.has(String(where)))
      unread(
        path,
        `"${String(name)}", a parameter in the ${String(where)}`,
        `write one of ${[...PARAMETER_PLACES].join(", ")}.`,
      );
    if (schema === undefined && content === undefined)
      unread(path, `what "${String(name)}" may hold`, 'give the parameter a "schema".');
  }
}

interface ReferenceProblem {
  readonly message: string;
  readonly fix: string;
  /** Where the mistake is, if not at the reference. */
  readonly path?: NodePath;
}

/** What is wrong with a reference; undefined for a good one. */
function referenceProblem(document: OpenApiDocument, pointer: string): ReferenceProblem | undefined {
  try {
    resolverOf(document).object({ $ref: pointer });
    return undefined;
  } catch (error) {
    const [message = "", fix = "correct the reference."] = (error as Error).message.split(" Fix: ");
    const isCircle = error instanceof CircleError;
    return { message, fix, ...(isCircle && { path: [...pointerKeys(error.pointer), "$ref"] }) };
  }
}
