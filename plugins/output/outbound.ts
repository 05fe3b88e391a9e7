import type { Element, Root } from "hast";
import { attribute, elementsOf, textOf } from "../lib/html";

/** How a page uses an address: `load` means that the browser fetches it by itself. */
export type Use = "link" | "load";

/** An address of another origin in a page, with what is missing where it opens a new tab. */
export interface OutboundAddress {
  readonly url: string;
  readonly use: Use;
  readonly newTab?: "safe" | "unsafe" | "unannounced";
}

/** Addresses of other origins by page file. */
export type OutboundManifest = Readonly<Record<string, readonly OutboundAddress[]>>;

/** Lists what each page names or loads of other origins; pages that stay inside are left out. */
export function outboundManifest(
  pages: readonly { readonly file: string; readonly outbound: readonly OutboundAddress[] }[],
): OutboundManifest {
  const entries = pages.map(({ file, outbound }) => [file, unique(outbound)] as const);
  return Object.fromEntries(entries.filter(([, addresses]) => addresses.length > 0).sort(byFile));
}

/**
 * What a manifest breaks, one line each: an address that is not allowed, a foreign resource that a page loads by
 * itself, a new tab that is unsafe or comes unannounced.
 *
 * @param allowed hosts that pages may link to
 * @param services origins that pages may talk to, such as those of hosted search
 */
export function outboundFindings(
  manifest: OutboundManifest,
  allowed: ReadonlySet<string>,
  services: ReadonlySet<string> = new Set(),
): string[] {
  const entries = Object.entries(manifest).flatMap(([file, list]) =>
    list.map((address) => ({ file, address })),
  );
  return entries
    .filter(({ address }) => address.use === "link" || !services.has(parsed(address.url)?.origin ?? ""))
    .flatMap(({ file, address }) => problemOf(address, allowed).map((text) => `${file} ${text}`));
}

/** An address without a scheme is fetched over https, as the site is. */
function parsed(url: string): URL | undefined {
  return URL.canParse(url, "https://localhost") ? new URL(url, "https://localhost") : undefined;
}

function problemOf({ url, use, newTab }: OutboundAddress, allowed: ReadonlySet<string>): string[] {
  if (use === "load")
    return [`outbound-load: ${url} is loaded from another origin. Fix: serve it with the site.`];
  if (newTab === "unsafe") return [`outbound-tab: ${url} opens a new tab without rel=noopener. Fix: add it.`];
  if (newTab === "unannounced") {
    return [`outbound-tab: ${url} opens a new tab and does not say so. Fix: use Docusaurus' Link.`];
  }
  return isAllowed(parsed(url), allowed) ? [] : [unknownHost(url)];
}

function isAllowed(url: URL | undefined, allowed: ReadonlySet<string>): boolean {
  return url?.protocol === "https:" && allowed.has(url.host);
}

function unknownHost(url: string): string {
  return `outbound-host: ${url} is not on the allow list. Fix: correct the address, or add its host to src/product/outbound.ts with the reason.`;
}

function unique(addresses: readonly OutboundAddress[]): OutboundAddress[] {
  return [...new Map(addresses.map((address) => [JSON.stringify(address), address])).values()];
}

function byFile([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

/** Values of `rel` that make a `link` element name an address without loading it. */
const NAMING_RELS = new Set(["canonical", "alternate", "license", "author", "help"]);
const LOADING_ATTRIBUTES = ["src", "poster", "data"] as const;

/** Every address in a page that is outside the site's own origin. */
export function outboundAddresses(page: Root, origin: string): OutboundAddress[] {
  return elementsOf(page).flatMap((element) =>
    addressesIn(element)
      .filter(({ url }) => isForeign(url, origin))
      .map(({ url, use }) =>
        use === "link" && attribute(element, "target") === "_blank"
          ? { url, use, newTab: tabOf(element) }
          : { url, use },
      ),
  );
}

function addressesIn(element: Element): OutboundAddress[] {
  const loaded = LOADING_ATTRIBUTES.flatMap((name) => {
    const value = attribute(element, name);
    return value === undefined ? [] : [{ url: value.trim(), use: "load" as const }];
  });
  const href =
    attribute(element, "href") ??
    attribute(element, "action") ??
    attribute(element, "xLinkHref") ??
    refreshOf(element);
  const named = href === undefined ? [] : [{ url: href.trim(), use: usageOf(element) }];
  return [...loaded, ...sourcesOf(element), ...named];
}

/** Pictures for several widths, each an address and what it is for. */
function sourcesOf(element: Element): OutboundAddress[] {
  const sources = attribute(element, "srcSet")?.split(/,\s+/) ?? [];
  return sources.map((source) => ({ url: source.trim().split(/\s/)[0] ?? "", use: "load" }));
}

/** Where `<meta http-equiv="refresh" content="0; url=…">` sends. */
function refreshOf(element: Element): string | undefined {
  return element.tagName === "meta"
    ? /;\s*url=(.+)$/i.exec(attribute(element, "content") ?? "")?.[1]
    : undefined;
}

function usageOf(element: Element): Use {
  const { tagName } = element;
  if (tagName === "a" || tagName === "form" || tagName === "meta") return "link";
  return tagName === "link" && NAMING_RELS.has(attribute(element, "rel") ?? "") ? "link" : "load";
}

/** A new tab gets no handle on the page that opened it, and readers are told of it. */
function tabOf(link: Element): NonNullable<OutboundAddress["newTab"]> {
  const rel = (attribute(link, "rel") ?? "").split(" ");
  if (!rel.includes("noopener") && !rel.includes("noreferrer")) return "unsafe";
  const labels = [link, ...elementsOf(link)].map((element) => attribute(element, "ariaLabel") ?? "");
  return /new tab/i.test([textOf(link), ...labels].join(" ")) ? "safe" : "unannounced";
}

/** What a `data:` address holds is part of the page itself. */
function isForeign(url: string, origin: string): boolean {
  if (url.startsWith("data:")) return false;
  const absolute = /^[a-z][a-z0-9+.-]*:|^\/\//i.test(url);
  return absolute && (!URL.canParse(url, origin) || new URL(url, origin).origin !== origin);
}
