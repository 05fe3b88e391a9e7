import path from "node:path";
import type { Page, PageContext } from "docusaurus-waymark-core/parse";
import type { IndexedPage } from "../analyze";
import { resolveLink, type Targets } from "../rules/links/targets";
import { frontMatterBlock } from "docusaurus-waymark-core/build/frontMatter";
import { idOf, routeOf, sectionOfFile } from "docusaurus-waymark-core/content/routes";
import { sourceFileOf } from "docusaurus-waymark-core/siteContent/folders";
import { partsOf, rewritten, routePattern, type AddressChange, type Changes } from "./address";
import { isRelative, relativeTo, type AddressAt } from "./pageAddresses";
import type { Edit } from "./plan";

/** Edits of a page by changes of addresses and moves of files. */
export function pageEdits(
  page: IndexedPage,
  context: Pick<PageContext, "tokens">,
  targets: Targets,
  changes: Changes,
): Edit[] {
  const edits = page.addresses.flatMap((address): Edit[] => {
    const text = nextAddress({ path: page.path, ...context }, address, targets, changes);
    return text === undefined || text === address.raw
      ? []
      : [{ path: page.path, start: address.start, end: address.end, text }];
  });
  return [...edits, ...pagination(page, changes)];
}

/** The page of an address. */
type From = Pick<Page, "path" | "tokens">;

function nextAddress(
  page: From,
  { kind, raw }: AddressAt,
  targets: Targets,
  changes: Changes,
): string | undefined {
  if (kind === "link") return linkAfter(page, raw, targets, changes);
  if (raw.startsWith("@site/")) return `@site/${pathAfter(raw.slice("@site/".length), changes)}`;
  return isRelative(raw) ? relativeAfter(page, raw, changes) : undefined;
}

/** The path of a file when all files are moved. */
export function pathAfter(file: string, { moves }: Pick<Changes, "moves">): string {
  const move = moves.find(({ from }) => file === from || file.startsWith(`${from}/`));
  return move === undefined ? file : move.to + file.slice(move.from.length);
}

/** A path from the folder of a page when all files are moved; undefined where it stays. */
function relativeAfter({ path: page }: From, raw: string, changes: Changes): string | undefined {
  const [to, next] = [pathAfter(page, changes), pathAfter(fileAt(page, raw), changes)];
  return fileAt(to, raw) === next ? undefined : relativeTo(to, next);
}

/** The file at a path from the folder of a page. */
function fileAt(page: string, raw: string): string {
  return path.posix.join(path.posix.dirname(page), raw);
}

function linkAfter(page: From, raw: string, targets: Targets, changes: Changes): string | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(raw)) return undefined;
  const { pathname, id } = partsOf(raw, page.tokens);
  const found = resolveLink(pathname, page, targets);
  if (found === undefined || found === "other") return undefined;
  const target = sourceFileOf(found.path);
  const moves = pathAfter(page.path, changes) !== page.path && isRelative(pathname);
  // Files that move together stay where they are from each other.
  const isFile = moves && sourceFileOf(fileAt(page.path, pathname)) === target;
  if (isFile && relativeAfter(page, pathname, changes) === undefined) return undefined;
  const change = changes.addresses.find((one) => [found.path, target].includes(one.page));
  if (change !== undefined) {
    const rewrite = change.of(id);
    return rewrite && rewritten(raw, rewrite);
  }
  // From another folder a relative address would lead elsewhere; pages use routes.
  return moves ? rewritten(raw, { pathname: routeOf({ path: target }) }) : undefined;
}

/** `pagination_next` and `pagination_prev` of the front matter name a page by its id in the menu. */
function pagination({ path: page, text }: IndexedPage, changes: Changes): Edit[] {
  const front = frontMatterBlock(text);
  const section = sectionOfFile(page);
  return [...(front?.text ?? "").matchAll(/^pagination_(?:next|prev):\s*["']?([^\s"']+)["']?\s*$/gm)].flatMap(
    ({ index, 0: line, 1: id = "" }) => {
      const moved = changes.addresses.find(
        (one) => idOf(one.page) === id && sectionOfFile(one.page) === section,
      );
      const to = moved && pathAfter(moved.page, changes);
      if (to === undefined || to === moved?.page || sectionOfFile(to) !== section) return [];
      const start = (front?.start ?? 0) + index + line.indexOf(id);
      return [{ path: page, start, end: start + id.length, text: idOf(to) }];
    },
  );
}

/** Edits of a text that is not a page: every address of the page whose addresses change. */
export function dataEdits(
  file: string,
  text: string,
  { tokens }: Pick<PageContext, "tokens">,
  change: AddressChange,
): Edit[] {
  return [...text.matchAll(routePattern(change.route))].flatMap(({ index, 0: raw }) => {
    const rewrite = inComment(file, text, index) ? undefined : change.of(partsOf(raw, tokens).id);
    if (!rewrite) return [];
    return [{ path: file, start: index, end: index + raw.length, text: rewritten(raw, rewrite) }];
  });
}

/** Comments of code name addresses as examples. */
function inComment(file: string, text: string, offset: number): boolean {
  const line = text.slice(text.lastIndexOf("\n", offset) + 1, offset);
  return /\.tsx?$/.test(file) && /^\s*(?:\/\/|\/?\*)/.test(line);
}
