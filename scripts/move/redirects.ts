import type { Node, ObjectExpression } from "@babel/types";
import { parseSource, propertyOf, rangeOf, visit } from "../../plugins/content/menus/syntax";
import type { Redirect } from "../../src/lib/redirect";
import { partsOf, rewritten, type AddressChange } from "./address";
import type { Edit } from "./plan";

/** The list of redirects, from the project root. */
export const REDIRECTS_FILE = "src/navigation/redirects.ts";

interface Entry {
  readonly from: string;
  /** Undefined for an address of the identity. */
  readonly to: string | undefined;
  readonly node: ObjectExpression;
  readonly toNode: Node;
}

/** Entries of the list of redirects, in order. */
export function readRedirects(text: string): readonly Pick<Entry, "from" | "to">[] {
  return entriesOf(text);
}

/**
 * Adds a redirect. Redirects that ended at its start go to its end, so that there are no chains, and it
 * replaces one that began at its end, because there is a page now.
 */
export function redirectEdits(text: string, added: Redirect, change: AddressChange): Edit[] {
  const entries = entriesOf(text);
  const line = `{ from: "${added.from}", to: "${added.to}" }`;
  const replaced = entries.find(({ from }) => from === added.to);
  const last = entries.at(-1);
  if (!last) throw new Error(`${REDIRECTS_FILE} has no list. Fix: add ${line}, by hand.`);
  const { end } = rangeOf(last.node);
  const own = replaced
    ? { ...rangeOf(replaced.node), text: line }
    : { start: end, end, text: `,\n    ${line}` };
  const others = entries.filter((entry) => entry !== replaced);
  return [{ path: REDIRECTS_FILE, ...own }, ...others.flatMap((entry) => retarget(entry, change))];
}

/** Redirects to an address that changes. */
export function retargeted(text: string, change: AddressChange): Edit[] {
  return entriesOf(text).flatMap((entry) => retarget(entry, change));
}

function retarget({ to, toNode }: Entry, change: AddressChange): Edit[] {
  if (to === undefined) return [];
  const { pathname, id } = partsOf(to, {});
  const rewrite = pathname === change.route ? change.of(id) : undefined;
  if (!rewrite) return [];
  const { start, end } = rangeOf(toNode);
  return [{ path: REDIRECTS_FILE, start: start + 1, end: end - 1, text: rewritten(to, rewrite) }];
}

function entriesOf(text: string): Entry[] {
  const entries: Entry[] = [];
  visit(parseSource(REDIRECTS_FILE, text), (node) => {
    if (node.type !== "ObjectExpression") return;
    const [from, toNode] = [propertyOf(node, "from"), propertyOf(node, "to")];
    if (from?.type !== "StringLiteral" || !toNode) return;
    entries.push({
      from: from.value,
      to: toNode.type === "StringLiteral" ? toNode.value : undefined,
      node,
      toNode,
    });
  });
  return entries;
}
