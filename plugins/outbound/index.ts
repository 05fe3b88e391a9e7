import { outboundAddresses, type OutboundAddress } from "./addresses";

/** Addresses of other origins by page file. */
export type OutboundManifest = Readonly<Record<string, readonly OutboundAddress[]>>;

interface Page {
  readonly file: string;
  readonly html: string;
}

/** Lists what each page names or loads of other origins; pages that stay inside are left out. */
export function outboundManifest(pages: readonly Page[], origin: string): OutboundManifest {
  const entries = pages.map(({ file, html }) => [file, unique(outboundAddresses(html, origin))] as const);
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
  return `outbound-host: ${url} is not on the allow list. Fix: mend the address, or add its host to src/product/outbound.ts with the reason.`;
}

function unique(addresses: readonly OutboundAddress[]): OutboundAddress[] {
  return [...new Map(addresses.map((address) => [JSON.stringify(address), address])).values()];
}

function byFile([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
