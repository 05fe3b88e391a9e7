import ts from "typescript";
import type { Redirect } from "../../src/navigation/redirects";
import { partsOf, rewritten, type AddressChange } from "./address";
import type { Edit } from "./plan";

/** The list of redirects, from the project root. */
export const REDIRECTS_FILE = "src/navigation/redirects.ts";

interface Entry {
  readonly from: string;
  /** Undefined for an address of the identity. */
  readonly to: string | undefined;
  readonly node: ts.ObjectLiteralExpression;
  readonly toNode: ts.Expression;
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
  const at = (node: ts.Node): Pick<Edit, "start" | "end"> => ({ start: node.getStart(), end: node.getEnd() });
  const own = replaced
    ? { ...at(replaced.node), text: line }
    : { start: last.node.getEnd(), end: last.node.getEnd(), text: `,\n    ${line}` };
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
  const [start, end] = [toNode.getStart() + 1, toNode.getEnd() - 1];
  return [{ path: REDIRECTS_FILE, start, end, text: rewritten(to, rewrite) }];
}

function entriesOf(text: string): Entry[] {
  const entries: Entry[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) entries.push(...entryOf(node));
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(REDIRECTS_FILE, text, ts.ScriptTarget.Latest, true));
  return entries;
}

function entryOf(node: ts.ObjectLiteralExpression): Entry[] {
  const valueOf = (name: string): ts.Expression | undefined => {
    const found = node.properties.find((property) => property.name?.getText() === name);
    return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
  };
  const [from, to] = [valueOf("from"), valueOf("to")];
  if (!from || !to || !ts.isStringLiteral(from)) return [];
  return [{ from: from.text, to: ts.isStringLiteral(to) ? to.text : undefined, node, toNode: to }];
}
