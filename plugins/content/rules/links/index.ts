import path from "node:path";
import { nearest } from "../../../../src/lib/nearest";
import type { Finding } from "../../../report";
import { replacing } from "../../parse";
import type { AnalyzedPage, LinkAt, LinkedPage, SiteRule } from "../rule";
import { nearestId, nearestRoute, resolve, targetsOf, type Targets } from "./targets";

/** Addresses with a scheme lead out of the site; nobody can check them without the network. */
const OUTSIDE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Every link of the selected pages that stays inside the site leads to a page, and its hash to a heading there. */
export const linkRule: SiteRule = (pages, site, selected) => {
  const targets = targetsOf(pages, site);
  return selected.flatMap((page) => page.links.flatMap((link) => linkFindings(page, link, targets)));
};

function linkFindings(page: AnalyzedPage, link: LinkAt, targets: Targets): Finding[] {
  if (link.url.startsWith(PATHNAME)) return [plainAddress(page, link)];
  if (LOCAL.test(link.url)) return [local(page, link, targets)];
  if (OUTSIDE.test(link.url)) return wrongScheme(page, link);
  if (link.url === "") return [empty(page, link)];
  const [, pathname = "", hash = ""] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(link.url) ?? [];
  const target = resolve(pathname, page, targets);
  if (target === undefined) return [broken(page, link, pathname, targets)];
  if (target !== "other" && target.frontMatter["draft"] === true && page.frontMatter["draft"] !== true)
    return [toDraft(page, link, target)];
  if (target === "other" || hash === "" || (target.ids?.has(hash) ?? true)) return [];
  return [noHeading(page, link, hash, target)];
}

/** By this, stock Docusaurus leaves an address alone. */
const PATHNAME = "pathname://";

function plainAddress({ path, text }: AnalyzedPage, { raw, line, column, offset = -1 }: LinkAt): Finding {
  const message = `"${raw}" does not need "${PATHNAME}".`;
  const fix = `write "${raw.slice(PATHNAME.length)}": links to files are checked too.`;
  const edit = replacing(text, offset, PATHNAME, "");
  return { path, line, column, rule: "link", message, fix, ...edit };
}

/** The writer's own machine. */
const LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=\/|$)/;

function local(
  page: AnalyzedPage,
  { raw, url, line, column, offset = -1 }: LinkAt,
  targets: Targets,
): Finding {
  const address = url.replace(LOCAL, "") || "/";
  const isHere = resolve(address.replace(/[?#].*$/, ""), page, targets) !== undefined;
  const message = `"${raw}" leads to the reader's own machine.`;
  const fix = isHere ? `write "${address}".` : "write it as code in backticks, or the address of a page.";
  const edit = replacing(page.text, offset, raw, isHere ? address : undefined);
  return { path: page.path, line, column, rule: "link", message, fix, ...edit };
}

/** What links may begin with, beside addresses of this site. */
const SCHEMES = ["https", "http", "mailto", "tel"];

function wrongScheme(page: AnalyzedPage, { url, raw, line, column, offset = -1 }: LinkAt): Finding[] {
  const [, scheme, rest = ""] = /^([a-z][a-z0-9+.-]*):(.*)$/i.exec(url) ?? [];
  const at = { path: page.path, line, column, rule: "link" };
  if (scheme === undefined) return [];
  if (SCHEMES.includes(scheme.toLowerCase()))
    return rest.replace(/^\/\//, "") === ""
      ? [{ ...at, message: `"${raw}" has no address.`, fix: `write it after "${scheme}:".` }]
      : [];
  const near = nearest(scheme, SCHEMES);
  const message = `Links cannot begin with "${scheme}:".`;
  const fix = near ? `write "${near}:".` : `use one of ${SCHEMES.map((one) => `${one}:`).join(", ")}.`;
  return [{ ...at, message, fix, ...replacing(page.text, offset, scheme, near) }];
}

/** Builds leave drafts out. */
function toDraft({ path }: AnalyzedPage, { raw, line, column }: LinkAt, target: LinkedPage): Finding {
  const message = `"${raw}" leads to a draft, which is not in the build.`;
  const fix = `remove the link, or "draft: true" from ${target.path}.`;
  return { path, line, column, rule: "link", message, fix };
}

function empty({ path }: AnalyzedPage, { line, column }: LinkAt): Finding {
  const message = "The link has no address.";
  return { path, line, column, rule: "link", message, fix: "write the address, or plain text." };
}

function broken(
  page: AnalyzedPage,
  { raw, line, column, offset = -1 }: LinkAt,
  pathname: string,
  targets: Targets,
): Finding {
  const near = fileBeside(pathname, page, targets) ? undefined : nearestRoute(pathname, page, targets);
  const isHost = /^www\./.test(raw);
  const fix = isHost
    ? `write "https://${raw}".`
    : near
      ? `write "${near}".`
      : fileBeside(pathname, page, targets)
        ? `move the file to static/${path.posix.basename(pathname)}, and write "/${path.posix.basename(pathname)}".`
        : "write the route of a page, or remove the link.";
  const message = `There is no page at "${raw}".`;
  const edit = replacing(
    page.text,
    offset,
    raw,
    isHost ? `https://${raw}` : near && withHash(near, raw, targets),
  );
  return { path: page.path, line, column, rule: "link", message, fix, ...edit };
}

/** Whether a relative address is that of a file beside the page, which builds do not copy. */
function fileBeside(pathname: string, page: AnalyzedPage, { files }: Targets): boolean {
  const file = path.posix.join(path.posix.dirname(page.path), pathname);
  return !pathname.startsWith("/") && /\.\w+$/.test(file) && files.sizeOf(file) !== undefined;
}

/** The route with the hash of an address, where its page has such a heading. */
function withHash(route: string, raw: string, { byRoute }: Targets): string {
  const [, hash] = raw.split("#");
  return hash !== undefined && byRoute.get(route)?.ids?.has(hash) === true ? `${route}#${hash}` : route;
}

function noHeading(
  page: AnalyzedPage,
  { raw, line, column, offset = -1 }: LinkAt,
  hash: string,
  target: LinkedPage,
): Finding {
  const near = nearestId(hash, target);
  const before = raw.slice(0, raw.indexOf("#"));
  const fix = near
    ? `write "${before}#${near}".`
    : `write ${before === "" ? "" : `"${before}" without an id, or `}an id of ${target.path}.`;
  const message = `${target.path} has no heading "#${hash}".`;
  const edit = replacing(page.text, offset, raw, near && `${before}#${near}`);
  return { path: page.path, line, column, rule: "anchor", message, fix, ...edit };
}
