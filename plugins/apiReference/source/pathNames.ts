import { METHODS, type OpenApiDocument, type Operation, type PathItem } from "./types";

/**
 * Gives operations with `x-path-names` a path of their own with those names. OpenAPI counts two paths that differ
 * in names only as one, so the file has one; readers see the name that fits each operation.
 */
export function splitPathNames(document: OpenApiDocument): OpenApiDocument {
  const paths: Record<string, PathItem> = {};
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const key = renamedPath(path, operation);
      paths[key] = { ...paths[key], [method]: renamedOperation(operation) };
    }
  }
  return { ...document, paths };
}

function renamedPath(path: string, { "x-path-names": names = {} }: Operation): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => `{${names[name] ?? name}}`);
}

function renamedOperation(operation: Operation): Operation {
  const { "x-path-names": names, ...rest } = operation;
  if (!names || !rest.parameters) return operation;
  const parameters = rest.parameters.map((parameter) =>
    "name" in parameter ? { ...parameter, name: names[parameter.name] ?? parameter.name } : parameter,
  );
  return { ...rest, parameters };
}
