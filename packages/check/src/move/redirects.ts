import { REDIRECTS_FILE, redirectLines, type RedirectLine } from "docusaurus-waymark-core/site/redirects";
import { partsOf, rewritten, type AddressChange } from "./address";
import type { Edit } from "./plan";

/** A list without entries, below which no line may stand. */
const EMPTY_LIST = /^\{\s*\}\s*$/m;

/**
 * Adds a redirect for each address that goes. Redirects that ended at its start go to its end, so that there are no chains, and it
 * replaces one that began at its end, because there is a page now.
 */
export function redirectEdits(text: string, changes: readonly AddressChange[]): Edit[] {
  const lines = redirectLines(text);
  const end = text.trimEnd().length;
  const replaced = new Set<RedirectLine>();
  const added = changes.flatMap(({ route, of }): Edit[] => {
    const { pathname = route, hash } = of("") ?? {};
    if (pathname === route) return [];
    const line = `${route}: ${pathname}${hash === undefined ? "" : `#${hash}`}`;
    const before = lines.find(({ from }) => from === pathname && hash === undefined);
    if (before === undefined)
      return [{ path: REDIRECTS_FILE, start: end, end, text: end === 0 ? `${line}\n` : `\n${line}` }];
    replaced.add(before);
    return [{ path: REDIRECTS_FILE, start: before.start, end: before.end, text: line }];
  });
  const others = lines.filter((line) => !replaced.has(line));
  const braces = added.length > 0 ? EMPTY_LIST.exec(text) : null;
  const unbraced = braces ? [{ path: REDIRECTS_FILE, start: braces.index, end, text: "" }] : [];
  return [...unbraced, ...added, ...others.flatMap((line) => retarget(line, changes))];
}

function retarget({ to, toStart, end }: RedirectLine, changes: readonly AddressChange[]): Edit[] {
  const { pathname, id } = partsOf(to, {});
  const rewrite = changes.find(({ route }) => route === pathname)?.of(id);
  return rewrite ? [{ path: REDIRECTS_FILE, start: toStart, end, text: rewritten(to, rewrite) }] : [];
}
