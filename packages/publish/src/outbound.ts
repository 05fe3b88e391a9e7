/**
 * Addresses of other origins in built pages. Every linked host has to be on the allow list (`outboundHosts`),
 * and no page may load anything from another origin, except from the configured search service.
 */
import type { Element, Root } from "hast";
import { attribute, elementsOf, textOf } from "docusaurus-waymark-core/build/html";
import { unknownHost, type Finding } from "docusaurus-waymark-core/report";

/** `load`: the browser fetches the address without a click. `link`: only after a click. */
export type AddressUse = "link" | "load";

/**
 * An address of another origin. `newTab` is set on links that open a new tab: `unsafe` has no `rel=noopener`,
 * `unannounced` does not tell readers about the new tab.
 */
export interface OutboundAddress {
  readonly url: string;
  readonly use: AddressUse;
  readonly newTab?: "safe" | "unsafe" | "unannounced";
}

/** Addresses of other origins by page file. */
export type OutboundManifest = Readonly<Record<string, readonly OutboundAddress[]>>;

/** Lists the external addresses of each page; pages without any are left out. */
export function outboundManifest(
  pages: readonly { readonly file: string; readonly outbound: readonly OutboundAddress[] }[],
): OutboundManifest {
  const entries = pages.map(({ file, outbound }) => [file, unique(outbound)] as const);
  return Object.fromEntries(entries.filter(([, addresses]) => addresses.length > 0).sort(byFile));
}

/**
 * Problems of a manifest: a host that is not allowed, a resource loaded from another origin, a link to a new tab that is unsafe or
 * unannounced.
 *
 * @param allowed hosts that pages may link to
 * @param services origins that pages may load from, such as those of hosted search and analytics
 * @param sourceOf source of a page file; the file itself where it has none
 */
export function outboundFindings(
  manifest: OutboundManifest,
  allowed: ReadonlySet<string>,
  services: ReadonlySet<string>,
  sourceOf: (file: string) => string = (file) => file,
): Finding[] {
  const entries = Object.entries(manifest).flatMap(([file, list]) =>
    list.map((address) => ({ file, address })),
  );
  return entries
    .filter(({ address }) => address.use === "link" || !services.has(parseUrl(address.url)?.origin ?? ""))
    .flatMap(({ file, address }) => {
      const problem = problemOf(address, allowed);
      return problem === undefined ? [] : [{ path: sourceOf(file), line: 1, column: 1, ...problem }];
    });
}

/** Addresses that begin with `//` get the scheme https, as on the site. */
function parseUrl(url: string): URL | undefined {
  return URL.canParse(url, "https://localhost") ? new URL(url, "https://localhost") : undefined;
}

function problemOf(
  { url, use, newTab }: OutboundAddress,
  allowed: ReadonlySet<string>,
): Pick<Finding, "rule" | "message" | "fix"> | undefined {
  if (use === "load") {
    const message = `${url} is loaded from another origin.`;
    const fix = 'serve it with the site, or add the origin to "outbound" of the identity in src/product.';
    return { rule: "outbound-load", message, fix };
  }
  if (newTab === "unsafe")
    return { rule: "outbound-tab", message: `${url} opens a new tab without rel=noopener.`, fix: "add it." };
  if (newTab === "unannounced") {
    const message = `${url} opens a new tab without announcing it.`;
    return { rule: "outbound-tab", message, fix: "use Docusaurus' Link." };
  }
  return isAllowed(parseUrl(url), allowed) ? undefined : unknownHost(url);
}

/** A link that opens the reader's mail or telephone leads to no host. */
function isAllowed(url: URL | undefined, allowed: ReadonlySet<string>): boolean {
  if (url?.protocol === "mailto:" || url?.protocol === "tel:") return true;
  return url?.protocol === "https:" && allowed.has(url.host);
}

function unique(addresses: readonly OutboundAddress[]): OutboundAddress[] {
  return [...new Map(addresses.map((address) => [JSON.stringify(address), address])).values()];
}

function byFile([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

/** Values of `rel` for which a browser does not fetch the address of a `link` element. */
const NON_LOADING_RELS = new Set(["canonical", "alternate", "license", "author", "help"]);
const LOADING_ATTRIBUTES = ["src", "poster", "data"] as const;

/** All addresses in a page that are outside the origin of the site. */
export function outboundAddresses(page: Root, origin: string): OutboundAddress[] {
  const [root] = elementsOf(page, "html");
  const isEnglish = /^(?:en\b|$)/.test((root && attribute(root, "lang")) ?? "");
  return elementsOf(page).flatMap((element) =>
    addressesIn(element)
      .filter(({ url }) => isForeign(url, origin))
      .map(({ url, use }) =>
        use === "link" && attribute(element, "target") === "_blank"
          ? { url, use, newTab: newTabSafety(element, isEnglish) }
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
    refreshTarget(element);
  const named = href === undefined ? [] : [{ url: href.trim(), use: addressUse(element) }];
  return [...loaded, ...srcSetAddresses(element), ...named];
}

/** The addresses in `srcset`: each candidate is an address and a width or density. */
function srcSetAddresses(element: Element): OutboundAddress[] {
  const sources = attribute(element, "srcSet")?.split(/,\s+/) ?? [];
  return sources.map((source) => ({ url: source.trim().split(/\s/)[0] ?? "", use: "load" }));
}

/** The target of `<meta http-equiv="refresh" content="0; url=…">`. */
function refreshTarget(element: Element): string | undefined {
  return element.tagName === "meta"
    ? /;\s*url=(.+)$/i.exec(attribute(element, "content") ?? "")?.[1]
    : undefined;
}

function addressUse(element: Element): AddressUse {
  const { tagName } = element;
  if (tagName === "a" || tagName === "form" || tagName === "meta") return "link";
  return tagName === "link" && NON_LOADING_RELS.has(attribute(element, "rel") ?? "") ? "link" : "load";
}

/**
 * Checks that the new tab cannot control this page (`rel`) and that a label announces it. The words of labels are known in English
 * only; other languages have the same labels, translated.
 */
function newTabSafety(link: Element, isEnglish: boolean): NonNullable<OutboundAddress["newTab"]> {
  const rel = (attribute(link, "rel") ?? "").split(" ");
  if (!rel.includes("noopener") && !rel.includes("noreferrer")) return "unsafe";
  const labels = [link, ...elementsOf(link)].map((element) => attribute(element, "ariaLabel") ?? "");
  return !isEnglish || /new tab/i.test([textOf(link), ...labels].join(" ")) ? "safe" : "unannounced";
}

/** `data:` addresses are part of the page itself. */
function isForeign(url: string, origin: string): boolean {
  if (url.startsWith("data:")) return false;
  const absolute = /^[a-z][a-z0-9+.-]*:|^\/\//i.test(url);
  return absolute && (!URL.canParse(url, origin) || new URL(url, origin).origin !== origin);
}
