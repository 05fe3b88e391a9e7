import type { HostedSearchSettings } from "../../../src/product";

/** Source expressions of what pages carry in their markup, in any order. */
export interface InlineHashes {
  readonly scripts?: Iterable<string>;
  readonly sheets?: Iterable<string>;
}

/**
 * The content security policy of the whole site: its own files, inline scripts and style sheets by hash, and the hosts of
 * hosted search where that is configured. No other third party, and nothing else inline.
 */
export function contentPolicy(
  { scripts, sheets }: InlineHashes,
  hosted: HostedSearchSettings | undefined,
): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...eachOnce(scripts), ...analyticsScripts(hosted)],
    "style-src": ["'self'", ...eachOnce(sheets)],
    // The icon of the site is part of each page.
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...hostedOrigins(hosted)],
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

function eachOnce(hashes: Iterable<string> = []): string[] {
  return [...new Set(hashes)].sort();
}

/** Origins that hosted search talks to: those of the settings, else the service's own for this application. */
export function hostedOrigins(hosted: HostedSearchSettings | undefined): string[] {
  if (!hosted) return [];
  const id = hosted.appId.toLowerCase();
  const own = [`${id}-dsn.algolia.net`, ...[1, 2, 3].map((place) => `${id}-${place}.algolianet.com`)];
  const search = hosted.hosts?.map(({ protocol, url }) => `${protocol}://${url}`);
  return [...(search ?? own.map((host) => `https://${host}`)), ...analyticsOrigins(hosted)];
}

function analyticsOrigins({ insights = "off" }: HostedSearchSettings): string[] {
  return insights === "off" ? [] : ["https://insights.algolia.io"];
}

/** The one script of the CDN, by its whole address: the rest of the CDN stays out. */
function analyticsScripts(hosted: HostedSearchSettings | undefined): string[] {
  return hosted?.insights === "cdn" && hosted.insightsScript ? [hosted.insightsScript.src] : [];
}
