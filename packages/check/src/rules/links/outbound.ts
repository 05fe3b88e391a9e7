import { groupBy } from "docusaurus-waymark-core/lib/groupBy";
import { unknownHost, type Finding } from "docusaurus-waymark-core/report";
import type { SiteRule } from "docusaurus-waymark-core/rules/rule";

/**
 * Finds links to hosts that the configuration does not allow, each host once a page. A build checks the finished pages for the
 * same.
 */
export const outboundRule: SiteRule = (_pages, { hosts }, selected) =>
  selected.flatMap((page) => {
    const wrong = page.links.filter(({ url }) => isRefused(url, hosts));
    return [...groupBy(wrong, ({ url }) => originOf(url)).values()].flatMap(([link]): Finding[] =>
      link ? [{ path: page.path, line: link.line, column: link.column, ...unknownHost(link.url) }] : [],
    );
  });

/** True for an address of another site whose host the configuration does not allow. */
export function isRefused(url: string, hosts: readonly string[]): boolean {
  return /^(?:https?:)?\/\/[^/]/i.test(url) && !isAllowed(url, hosts);
}

function originOf(address: string): string {
  return URL.canParse(address, "https://localhost") ? new URL(address, "https://localhost").origin : address;
}

function isAllowed(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address, "https://localhost")) return false;
  const { protocol, host, hostname } = new URL(address, "https://localhost");
  // The writer's own machine has a finding already.
  return /^(?:localhost|127\.0\.0\.1)$/.test(hostname) || (protocol === "https:" && hosts.includes(host));
}
