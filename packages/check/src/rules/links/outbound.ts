import { unknownHost, type Finding } from "docusaurus-waymark-core/report";
import type { SiteRule } from "docusaurus-waymark-core/rules/rule";

/** Finds links to hosts that the configuration does not allow. A build checks the finished pages for the same. */
export const outboundRule: SiteRule = (_pages, { hosts }, selected) =>
  selected.flatMap((page) =>
    page.links.flatMap(({ url, line, column }): Finding[] => {
      if (!/^(?:https?:)?\/\/[^/]/i.test(url) || isAllowed(url, hosts)) return [];
      return [{ path: page.path, line, column, ...unknownHost(url) }];
    }),
  );

function isAllowed(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address, "https://localhost")) return false;
  const { protocol, host, hostname } = new URL(address, "https://localhost");
  // The writer's own machine has a finding already.
  return /^(?:localhost|127\.0\.0\.1)$/.test(hostname) || (protocol === "https:" && hosts.includes(host));
}
