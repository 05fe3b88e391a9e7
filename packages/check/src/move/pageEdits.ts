import path from "node:path";
import type { Page } from "docusaurus-waymark-core/parse";
import { resolveLink, type Targets } from "../rules/links/targets";
import { frontMatterBlock } from "docusaurus-waymark-core/build/frontMatter";
import { idOf, routeOf, sectionOfFile } from "docusaurus-waymark-core/content/routes";
import { partsOf, rewritten, routePattern, type AddressChange } from "./address";
import { addressesIn, isRelative, relativeTo, type AddressAt } from "./pageAddresses";
import type { Edit } from "./plan";

/** A move of a file. */
export interface FileMove {
  readonly from: string;
  readonly to: string;
}

/** Edits of a page when the addresses of one page change, and when a file (a page or a part of pages) moves. */
export function pageEdits(page: Page, targets: Targets, change?: AddressChange, move?: FileMove): Edit[] {
  const edits = addressesIn(page).flatMap((address): Edit[] => {
    const text = nextAddress(page, address, targets, change, move);
    return text === undefined || text === address.raw
      ? []
      : [{ path: page.path, start: address.start, end: address.end, text }];
  });
  return move ? [...edits, ...pagination(page, move)] : edits;
}

function nextAddress(
  page: Page,
  { kind, raw }: AddressAt,
  targets: Targets,
  change: AddressChange | undefined,
  move: FileMove | undefined,
): string | undefined {
  if (kind === "import") return move && importAfter(page, raw, move);
  const moves = move?.from === page.path;
  if (kind === "image") return moves && isRelative(raw) ? relativeTo(raw, move.from, move.to) : undefined;
  return linkAfter(page, raw, targets, change, moves);
}

function linkAfter(
  page: Page,
  raw: string,
  targets: Targets,
  change: AddressChange | undefined,
  moves: boolean,
): string | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(raw)) return undefined;
  const { pathname, id } = partsOf(raw, page.tokens);
  const target = resolveLink(pathname, page, targets);
  if (target === undefined || target === "other") return undefined;
  if (target.path === change?.page) {
    const rewrite = change.of(id);
    return rewrite && rewritten(raw, rewrite);
  }
  // From another folder a relative address would lead elsewhere; pages use routes.
  return moves && isRelative(pathname) ? rewritten(raw, { pathname: routeOf(target) }) : undefined;
}

function importAfter(page: Page, raw: string, move: FileMove): string | undefined {
  const moves = page.path === move.from;
  const site = raw.startsWith("@site/");
  if (!site && !isRelative(raw)) return undefined;
  const file = site ? raw.slice("@site/".length) : path.posix.join(path.posix.dirname(page.path), raw);
  if (file === move.from) {
    if (site) return `@site/${move.to}`;
    return relativeTo(path.posix.relative(path.posix.dirname(page.path), move.to), page.path, page.path);
  }
  return moves && !site ? relativeTo(raw, move.from, move.to) : undefined;
}

/** `pagination_next` and `pagination_prev` of the front matter name a page by its id in the menu. */
function pagination(page: Page, { from, to }: FileMove): Edit[] {
  const front = frontMatterBlock(page.text);
  if (sectionOfFile(page.path) !== sectionOfFile(from) || sectionOfFile(from) !== sectionOfFile(to))
    return [];
  return [...(front?.text ?? "").matchAll(/^pagination_(?:next|prev):\s*["']?([^\s"']+)["']?\s*$/gm)].flatMap(
    ({ index, 0: line, 1: id = "" }) => {
      if (id !== idOf(from)) return [];
      const start = (front?.start ?? 0) + index + line.indexOf(id);
      return [{ path: page.path, start, end: start + id.length, text: idOf(to) }];
    },
  );
}

/** Edits of a text that is not a page: every address of the page whose addresses change. */
export function dataEdits(file: string, text: string, page: Page, change: AddressChange): Edit[] {
  return [...text.matchAll(routePattern(change.route))].flatMap(({ index, 0: raw }) => {
    const rewrite = inComment(file, text, index) ? undefined : change.of(partsOf(raw, page.tokens).id);
    if (!rewrite) return [];
    return [{ path: file, start: index, end: index + raw.length, text: rewritten(raw, rewrite) }];
  });
}

/** Comments of code name addresses as examples. */
function inComment(file: string, text: string, offset: number): boolean {
  const line = text.slice(text.lastIndexOf("\n", offset) + 1, offset);
  return /\.tsx?$/.test(file) && /^\s*(?:\/\/|\/?\*)/.test(line);
}
