import path from "node:path";
import { escapeRegExp } from "docusaurus-waymark-core/lib/escapeRegExp";
import { nearest } from "docusaurus-waymark-core/lib/nearest";
import type { Finding } from "docusaurus-waymark-core/report";
import { guessing, replacing } from "docusaurus-waymark-core/parse";
import { isPartial } from "docusaurus-waymark-core/parse/partials";
import type { AnalyzedPage, LinkAt, LinkedPage, SiteRule } from "docusaurus-waymark-core/rules/rule";
import { filePlaces } from "docusaurus-waymark-core/content/fileLinks";
import { routeOf } from "docusaurus-waymark-core/content/routes";
import { nearestId, nearestRoute, resolve, resolveFile, targetsOf, type Targets } from "./targets";

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
  const own = ownAddress(link.url, targets);
  if (own !== undefined) return ownSite(page, link, own, targets);
  if (OUTSIDE.test(link.url)) return wrongScheme(page, link);
  if (link.url === "") return [empty(page, link)];
  return insideFindings(page, link, link.url, targets);
}

/** A link to an address of this site, without scheme and host. */
function insideFindings(page: AnalyzedPage, link: LinkAt, url: string, targets: Targets): Finding[] {
  const address = partsOf(url);
  if (address === undefined) return [undecodable(page, link)];
  const { pathname, hash } = address;
  const isFile = /\.mdx?$/i.test(pathname);
  const isOfFile = isFile && link.isMarkdown;
  const found = isOfFile ? resolveFile(pathname, page, targets) : resolve(pathname, page, targets);
  // Hosts do not take two slashes for one.
  const target = pathname.includes("//") ? undefined : found;
  if (target === undefined) return [broken(page, link, pathname, targets)];
  if (target !== "other" && target.frontMatter["draft"] === true && page.frontMatter["draft"] !== true)
    return [toDraft(page, link, target)];
  if (target === "other" || hash === "" || (target.ids?.has(hash) ?? true)) return [];
  return [noHeading(page, link, hash, target)];
}

/** The parts of an address, decoded; undefined where a "%" begins no escape. */
function partsOf(url: string): { readonly pathname: string; readonly hash: string } | undefined {
  const [, pathname = "", hash = ""] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  try {
    // Hosts do not read "%2F" as "/".
    return {
      pathname: decodeURIComponent(pathname.replace(/%(?=2f)/gi, "%25")),
      hash: decodeURIComponent(hash),
    };
  } catch {
    return undefined;
  }
}

function undecodable({ path }: AnalyzedPage, { raw, line, column }: LinkAt): Finding {
  const message = `"${raw}" is not an address: a "%" in it begins no escape.`;
  return { path, line, column, rule: "link", message, fix: 'write "%25" for a percent sign.' };
}

/** The part of an absolute address after that of this site; undefined for other sites. */
function ownAddress(url: string, { files }: Targets): string | undefined {
  const origin = files.url.replace(/\/$/, "").toLowerCase();
  const full = url.startsWith("//") ? `https:${url}` : url;
  if (origin === "" || !full.toLowerCase().startsWith(origin)) return undefined;
  const rest = full.slice(origin.length);
  return /^(?:[/?#]|$)/.test(rest) ? rest : undefined;
}

/** An absolute address of this site: it leaves the reader's preview, sub-path or offline copy. */
function ownSite(page: AnalyzedPage, link: LinkAt, address: string, targets: Targets): Finding[] {
  const url = address === "" ? "/" : address;
  const wrong = insideFindings(page, link, url, targets);
  if (wrong.length > 0) return wrong;
  const { raw, line, column, offset = -1 } = link;
  const message = `"${raw}" is an address of this site.`;
  const edit = replacing(page.text, offset, raw, url);
  return [{ path: page.path, line, column, rule: "link", message, fix: `write "${url}".`, ...edit }];
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
  // The home page alone can be that of anything that a reader runs.
  const isHere = address !== "/" && resolve(address.replace(/[?#].*$/, ""), page, targets) !== undefined;
  const message = `"${raw}" leads to the reader's own machine.`;
  const fix = isHere ? `write "${address}".` : "write it as code in backticks, or the address of a page.";
  const edit = replacing(page.text, offset, raw, isHere ? address : undefined);
  return { path: page.path, line, column, rule: "link", message, fix, ...edit };
}

/** Schemes of links to other sites. */
const SCHEMES = ["https", "http", "mailto", "tel"];

function wrongScheme(page: AnalyzedPage, { url, raw, line, column, offset = -1 }: LinkAt): Finding[] {
  const [, scheme, rest = ""] = /^([a-z][a-z0-9+.-]*):(.*)$/i.exec(url) ?? [];
  const at = { path: page.path, line, column, rule: "link" };
  if (scheme === undefined) return [];
  if (SCHEMES.includes(scheme.toLowerCase())) {
    if (rest.replace(/^\/\//, "") === "")
      return [{ ...at, message: `"${raw}" has no address.`, fix: `write it after "${scheme}:".` }];
    if (/^http/i.test(scheme) && !/^\/\/[^/]/.test(rest))
      return [
        { ...at, message: `"${raw}" has no host.`, fix: `write two slashes and a host after "${scheme}:".` },
      ];
    if (/^mailto$/i.test(scheme) && !/^[^@?]+@[^@?]+/.test(rest))
      return [{ ...at, message: `"${raw}" is not an address of mail.`, fix: `write "mailto:name@host".` }];
    return [];
  }
  const near = nearest(scheme, SCHEMES);
  const message = `Links cannot begin with "${scheme}:".`;
  const fix = near ? `write "${near}:".` : `use one of ${SCHEMES.map((one) => `${one}:`).join(", ")}.`;
  return [{ ...at, message, fix, ...guessing(page.text, offset, scheme, near) }];
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

function broken(page: AnalyzedPage, link: LinkAt, pathname: string, targets: Targets): Finding {
  const { raw, line, column, offset = -1 } = link;
  const { fix, address, isGuess } = correction(page, link, pathname, targets);
  const message = `There is no ${address === undefined && isFile(pathname) ? "file" : "page"} at "${raw}".`;
  const edit = (isGuess ? guessing : replacing)(page.text, offset, raw, address);
  return { path: page.path, line, column, rule: "link", message, fix, ...edit };
}

/** The fix for an address that leads nowhere, with the new address where there is one. */
function correction(
  page: AnalyzedPage,
  { raw, isMarkdown }: LinkAt,
  pathname: string,
  targets: Targets,
): { readonly fix: string; readonly address?: string | undefined; readonly isGuess?: boolean } {
  const written = (address: string) => ({
    fix: `write "${address}".`,
    address: withHash(address, raw, targets),
  });
  if (/^www\./.test(raw)) return written(`https://${raw}`);
  if (/\.mdx?$/i.test(pathname)) {
    // A file of another section, or an address of a file where only routes count.
    const file = filePlaces(pathname, page.path).find((place) => targets.byFile.has(place));
    const target = file === undefined ? undefined : targets.byFile.get(file);
    if (target) return written(routeOf(target));
    const part = filePlaces(pathname, page.path).find((place) => targets.files.sizeOf(place) !== undefined);
    if (part !== undefined && isMarkdown && isPartial({ path: part }))
      return { fix: "write the route of a page that shows it: this file is a part of pages." };
  }
  const near = nearestRoute(pathname, page, targets);
  if (near === undefined && isFile(pathname)) {
    const name = path.posix.basename(pathname);
    if (pathname.startsWith("/")) return { fix: `put the file at static${pathname}.` };
    const act = fileBeside(pathname, page, targets) ? "move the file to" : "put the file at";
    return { fix: `${act} static/${name}, and write "/${name}".` };
  }
  return near
    ? { ...written(near), isGuess: true }
    : { fix: "write the route of a page, or remove the link." };
}

/** True for an address of something else than a page. */
function isFile(pathname: string): boolean {
  return /\.(?!mdx?$|html?$|\d)[a-z0-9]{2,5}$/i.test(pathname);
}

/** True if a relative address leads to a file next to the page, which builds do not copy. */
function fileBeside(pathname: string, page: AnalyzedPage, { files }: Targets): boolean {
  const file = path.posix.join(path.posix.dirname(page.path), pathname);
  return !pathname.startsWith("/") && /\.\w+$/.test(file) && files.sizeOf(file) !== undefined;
}

/** The route with the hash of an address, where its page has such a heading. */
function withHash(route: string, raw: string, { byRoute }: Targets): string {
  const [, hash] = raw.split("#");
  return hash !== undefined && byRoute.get(route)?.ids?.has(hash) === true ? `${route}#${hash}` : route;
}

/** What to write for an HTML element that has the id; undefined where there is none. */
function elementFix(id: string, { text }: LinkedPage): string | undefined {
  const [, name] =
    new RegExp(`<(a|h[2-6])\\s[^>]*\\b(?:id|name)=["']${escapeRegExp(id)}["']`).exec(text) ?? [];
  if (name === undefined) return undefined;
  if (name === "a") return `write "{#${id}}" after the heading, and remove <a id="${id}">.`;
  return `write "${"#".repeat(Number(name[1]))} Text {#${id}}" for <${name} id="${id}">.`;
}

function noHeading(
  page: AnalyzedPage,
  { raw, line, column, offset = -1 }: LinkAt,
  hash: string,
  target: LinkedPage,
): Finding {
  const near = nearestId(hash, target);
  const before = raw.slice(0, raw.indexOf("#"));
  const element = elementFix(hash, target);
  const fix = element
    ? element
    : near
      ? `write "${before}#${near}".`
      : `write ${before === "" ? "" : `"${before}" without an id, or `}an id of ${target.path}.`;
  const message = `${target.path} has no heading "#${hash}".`;
  const edit = element ? {} : guessing(page.text, offset, raw, near && `${before}#${near}`);
  return { path: page.path, line, column, rule: "anchor", message, fix, ...edit };
}
