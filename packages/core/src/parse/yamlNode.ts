import { isAlias, isMap, isScalar, isSeq, type Document, type Node, type Pair as YamlPair } from "yaml";

type Pair = YamlPair<Node, Node | null>;

/** The node of a value, or of its key, which may be a number; the nearest node around it if there is none. */
export function nodeAt(document: Document, keys: readonly (string | number)[], atKey = false): Node | null {
  let node: Node | null = document.contents;
  for (const [index, key] of keys.entries()) {
    const known: Node | null | undefined = isAlias(node) ? node.resolve(document) : node;
    const pair = isMap(known)
      ? (known.items as Pair[]).find((item) => isScalar(item.key) && String(item.key.value) === String(key))
      : undefined;
    const item = isSeq(known) ? (known.items[Number(key)] as Node | undefined) : undefined;
    const next = (atKey && index === keys.length - 1 ? pair?.key : pair?.value) ?? item;
    if (!next) return node;
    node = next;
  }
  return node;
}
