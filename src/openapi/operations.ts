import {
  METHODS,
  type Method,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  type Reference,
} from "./document";
import { resolverOf, type Resolver } from "./references";

/** An operation with its place in the document. */
export interface OperationPlace {
  readonly path: string;
  readonly method: Method;
  readonly operation: OperationObject;
  /** Parameters of the path and of the operation. The operation overrides those with the same name and `in`. */
  readonly parameters: readonly ParameterObject[];
}

/**
 * Every operation of a document, in the order of its paths and of `METHODS`.
 *
 * @throws Error when the reference of a parameter has no target
 */
export function operationsOf(document: OpenApiDocument): readonly OperationPlace[] {
  const resolver = resolverOf(document);
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      return { path, method, operation, parameters: parametersOf(resolver, item, operation) };
    }),
  );
}

function parametersOf(resolver: Resolver, item: PathItem, operation: OperationObject): ParameterObject[] {
  const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((source) =>
    resolver.object<ParameterObject>(source),
  );
  return [...new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()];
}

/**
 * Renames path parameters of operations with `x-path-names`, which gives them a path of their own. OpenAPI does not allow two
 * paths that differ only in parameter names, so the file has one; pages show the name that fits each operation.
 */
export function splitPathNames(document: OpenApiDocument): OpenApiDocument {
  const resolver = resolverOf(document);
  const paths: Record<string, PathItem> = {};
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const names = namesOf(operation);
      const key = path.replace(/\{(\w+)\}/g, (_, name: string) => `{${names[name] ?? name}}`);
      const renamed = (list: PathItem["parameters"]) => renamedParameters(resolver, names, list);
      paths[key] = {
        ...(item.parameters && { parameters: renamed(item.parameters) }),
        ...paths[key],
        [method]: operation.parameters
          ? { ...operation, parameters: renamed(operation.parameters) }
          : operation,
      };
    }
  }
  return { ...document, paths };
}

type Names = Readonly<Record<string, string>>;

function namesOf(operation: OperationObject): Names {
  return (operation["x-path-names"] ?? {}) as Names;
}

function renamedParameters(
  resolver: Resolver,
  names: Names,
  list: readonly (ParameterObject | Reference)[] = [],
): readonly (ParameterObject | Reference)[] {
  return list.map((source) => {
    const parameter = resolver.object<ParameterObject>(source);
    const name = parameter.in === "path" ? names[parameter.name] : undefined;
    return name === undefined ? source : { ...parameter, name };
  });
}
