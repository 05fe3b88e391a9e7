import { escapeRegExp } from "docusaurus-waymark-core/lib/escapeRegExp";
import { percentDecode } from "docusaurus-waymark-core/lib/percentDecode";
import { parameterNames } from "../address";
import type { OpenApiDocument } from "../document";
import { operationsOf } from "../operations";
import { readOperation, type MockOperation } from "./operation";

/** The operations for a path of a request. */
export interface Route {
  /** Operations by method, in upper case. */
  readonly byMethod: ReadonlyMap<string, MockOperation>;
  /** Decoded values of the path's parameters, in the order of the path. */
  readonly values: readonly string[];
}

/** The operations of one path; the names of its parameters may differ. */
interface Pattern {
  readonly expression: RegExp;
  readonly byMethod: Map<string, MockOperation>;
}

/**
 * Prepares every operation of a description.
 *
 * @throws Error for an operation that `readOperation` rejects
 */
export function readOperations(document: OpenApiDocument): MockOperation[] {
  return operationsOf(document).map((place) => readOperation(document, place));
}

/** Makes a function that finds the route of a path. A path without parameters has priority (OpenAPI, Paths Object). */
export function routesOf(operations: readonly MockOperation[]): (pathname: string) => Route | undefined {
  const patterns = patternsOf(operations);
  return (pathname) => {
    for (const { expression, byMethod } of patterns) {
      const match = expression.exec(pathname);
      if (match) return { byMethod, values: match.slice(1).map(percentDecode) };
    }
    return undefined;
  };
}

function patternsOf(operations: readonly MockOperation[]): Pattern[] {
  const patterns = new Map<string, Pattern>();
  for (const operation of [...operations].sort((a, b) => byParameters(a.path, b.path))) {
    const source = expressionOf(operation.path);
    const pattern = patterns.get(source) ?? { expression: new RegExp(source), byMethod: new Map() };
    pattern.byMethod.set(operation.method, operation);
    patterns.set(source, pattern);
  }
  return [...patterns.values()];
}

function byParameters(a: string, b: string): number {
  return parameterNames(a).length - parameterNames(b).length;
}

function expressionOf(path: string): string {
  // Some descriptions put a fixed query after a "?", which is not part of the path.
  const [pathname = ""] = path.split("?");
  const fixed = pathname.split(/\{[^{}]+\}/).map(escapeRegExp);
  return `^${fixed.join("([^/]+)")}$`;
}
