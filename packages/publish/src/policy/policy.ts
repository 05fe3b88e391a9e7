import type { HostedSearchSettings } from "docusaurus-waymark-core/product/identity";

/**
 * The content security policy for all pages: files of the site, inline scripts by hash, and the hosts of
 * hosted search if it is configured. Nothing else is allowed.
 *
 * @param scriptHashes source expressions, in any order; each appears once
 * @param origins of services such as analytics, whose scripts and pictures pages load and which they send requests to
 */
export function contentPolicy(
  scriptHashes: readonly string[],
  hosted: HostedSearchSettings | undefined,
  origins: readonly string[] = [],
): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...[...new Set(scriptHashes)].sort(), ...analyticsScripts(hosted), ...origins],
    "style-src": ["'self'"],
    // The icon of the site is part of each page.
    "img-src": ["'self'", "data:", ...origins],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...hostedOrigins(hosted), ...origins],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** Origins that hosted search connects to: the configured hosts, otherwise the default hosts for the application id. */
export function hostedOrigins(hosted: HostedSearchSettings | undefined): string[] {
  if (!hosted) return [];
  const id = hosted.appId.toLowerCase();
  const defaultHosts = [
    `${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((place) => `${id}-${place}.algolianet.com`),
  ];
  const configuredOrigins = hosted.hosts?.map(({ protocol, url }) => `${protocol}://${url}`);
  return [
    ...(configuredOrigins ?? defaultHosts.map((host) => `https://${host}`)),
    ...analyticsOrigins(hosted),
  ];
}

function analyticsOrigins({ insights = "off" }: HostedSearchSettings): string[] {
  return insights === "off" ? [] : ["https://insights.algolia.io"];
}

/** The complete address of the one allowed CDN script, so that no other file of the CDN may run. */
function analyticsScripts(hosted: HostedSearchSettings | undefined): string[] {
  return hosted?.insights === "cdn" && hosted.insightsScript ? [hosted.insightsScript.src] : [];
}
