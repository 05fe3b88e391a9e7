import { REDIRECTS_FILE, redirectLines, type RedirectLine } from "docusaurus-waymark-core/site/redirects";
import type { Redirect } from "docusaurus-waymark-core/lib/redirect";
import { partsOf, rewritten, type AddressChange } from "./address";
import type { Edit } from "./plan";

/**
 * Adds a redirect. Redirects that ended at its start go to its end, so that there are no chains, and it
 * replaces one that began at its end, because there is a page now.
 */
export function redirectEdits(text: string, added: Redirect, change: AddressChange): Edit[] {
  const lines = redirectLines(text);
  const line = `${added.from}: ${added.to}`;
  const replaced = lines.find(({ from }) => from === added.to);
  const end = text.trimEnd().length;
  const own = replaced
    ? { start: replaced.start, end: replaced.end, text: line }
    : { start: end, end, text: end === 0 ? `${line}\n` : `\n${line}` };
  const others = lines.filter((other) => other !== replaced);
  return [{ path: REDIRECTS_FILE, ...own }, ...others.flatMap((other) => retarget(other, change))];
}

/** Redirects to an address that changes. */
export function retargeted(text: string, change: AddressChange): Edit[] {
  return redirectLines(text).flatMap((line) => retarget(line, change));
}

function retarget({ to, toStart, end }: RedirectLine, change: AddressChange): Edit[] {
  const { pathname, id } = partsOf(to, {});
  const rewrite = pathname === change.route ? change.of(id) : undefined;
  return rewrite ? [{ path: REDIRECTS_FILE, start: toStart, end, text: rewritten(to, rewrite) }] : [];
}
