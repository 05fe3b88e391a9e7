import { parse, parseExpression } from "@babel/parser";
import type { Node, ObjectExpression } from "@babel/types";

/**
 * The syntax tree of a TypeScript file, or of a JSON file.
 *
 * @throws SyntaxError with `loc` where the text cannot be read
 */
export function parseSource(path: string, text: string): Node {
  return path.endsWith(".json")
    ? parseExpression(text)
    : parse(text, { sourceType: "module", sourceFilename: path, plugins: ["typescript"] }).program;
}

/** Every node directly below a node. */
function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is Node =>
        typeof value === "object" && value !== null && "type" in value && "start" in value,
    );
}

/** Offsets of a node in its text, in UTF-16 units. */
export function rangeOf({ start, end }: Node): { readonly start: number; readonly end: number } {
  return { start: start ?? 0, end: end ?? 0 };
}

/** Visits every node of a tree in document order, with the nodes around it, the nearest first. */
export function visit(
  node: Node,
  see: (node: Node, parents: readonly Node[]) => void,
  parents: readonly Node[] = [],
): void {
  see(node, parents);
  for (const child of childrenOf(node)) visit(child, see, [node, ...parents]);
}

/** The text of a property of an object; undefined if there is none or it is not a string. */
export function textProperty(object: ObjectExpression, name: string): string | undefined {
  const value = propertyOf(object, name);
  return value?.type === "StringLiteral" ? value.value : undefined;
}

/** The value of a property of an object. */
export function propertyOf({ properties }: ObjectExpression, name: string): Node | undefined {
  for (const property of properties)
    if (property.type === "ObjectProperty" && nameOf(property.key) === name) return property.value;
  return undefined;
}

/** The name of a property, written with or without quotes. */
export function nameOf(key: Node): string | undefined {
  if (key.type === "Identifier") return key.name;
  return key.type === "StringLiteral" ? key.value : undefined;
}
