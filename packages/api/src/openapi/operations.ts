import { replaceParameters } from "./address";
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
  /** The path item, which applies to all of its operations. */
  readonly item: PathItem;
  /** Parameters of the path and of the operation. The operation overrides those with the same name and `in`. */
  readonly parameters: readonly ParameterObject[];
}

/**
 * Every operation of a document, in the order of its paths and of `METHODS`.
 *
 * @throws Error when the reference of a parameter has no target
 */
export function operationsOf(document: OpenApiDocument): readonly OperationPlace[] {
  return operationsIn(resolverOf(document), document.paths);
}

/**
 * Every operation of a group of paths: the paths of a document, its webhooks by name, or the addresses of a callback. Where none
 * has a tag, each gets one from its path, so that they are not all on one page.
 */
export function operationsIn(
  resolver: Resolver,
  paths: OpenApiDocument["paths"] = {},
): readonly OperationPlace[] {
  const places = Object.entries(paths).flatMap(([path, source]): OperationPlace[] => {
    if (path.startsWith("x-")) return [];
    const item = resolver.object<PathItem>(source);
    return METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      return { path, method, operation, item, parameters: parametersOf(resolver, item, operation) };
    });
  });
  if (places.some(({ operation }) => operation.tags?.[0]?.trim())) return places;
  return places.map((place) => ({ ...place, operation: { ...place.operation, tags: pathTag(place.path) } }));
}

/** Parts at the start of a path that name no resource. */
const NO_RESOURCE = /^(?:api|rest|v?\d[\d.]*|[{@].*)$/i;

/** What a path is about: `/api/v1/gift-cards/{id}` is about `Gift cards`; nothing for the name of a webhook. */
function pathTag(path: string): string[] {
  const [, ...parts] = path.split("/");
  const [name = ""] = parts.filter((part) => !NO_RESOURCE.test(part));
  const words = name.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim();
  return words === "" ? [] : [words.charAt(0).toUpperCase() + words.slice(1)];
}

/** OpenAPI ignores header parameters with the names of headers that it describes elsewhere. */
const IGNORED_HEADER = /^(?:accept|content-type|authorization)$/i;

function parametersOf(resolver: Resolver, item: PathItem, operation: OperationObject): ParameterObject[] {
  const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    .map((source) => resolver.object<ParameterObject>(source))
    .filter((parameter) => parameter.in !== "header" || !IGNORED_HEADER.test(parameter.name));
  return [...new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()];
}

/**
 * Renames path parameters of operations with `x-path-names`, which gives each its own path. OpenAPI does not allow two
 * paths that differ only in parameter names, so the file has one; pages show the name that fits each operation.
 */
export function splitPathNames(document: OpenApiDocument): OpenApiDocument {
  const resolver = resolverOf(document);
  const paths: Record<string, PathItem> = {};
  for (const [path, source] of Object.entries(document.paths ?? {})) {
    if (path.startsWith("x-")) continue;
    const item = resolver.object<PathItem>(source);
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const names = namesOf(operation);
      const key = replaceParameters(path, (name) => `{${names.get(name) ?? name}}`);
      const renamed = (list: PathItem["parameters"]) => renamedParameters(resolver, names, list);
      const { summary, description, servers } = item;
      paths[key] = {
        ...(summary !== undefined && { summary }),
        ...(description !== undefined && { description }),
        ...(servers && { servers }),
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

type Names = ReadonlyMap<string, string>;

function namesOf(operation: OperationObject): Names {
  return new Map(Object.entries((operation["x-path-names"] ?? {}) as Record<string, string>));
}

function renamedParameters(
  resolver: Resolver,
  names: Names,
  list: readonly (ParameterObject | Reference)[] = [],
): readonly (ParameterObject | Reference)[] {
  return list.map((source) => {
    const parameter = resolver.object<ParameterObject>(source);
    const name = parameter.in === "path" ? names.get(parameter.name) : undefined;
    return name === undefined ? source : { ...parameter, name };
  });
}
