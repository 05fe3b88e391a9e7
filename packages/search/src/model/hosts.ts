import type { SearchHost } from "docusaurus-waymark-core/product/identity";
import { SiteError } from "docusaurus-waymark-core/lib/siteError";

const LOOPBACK = /^(localhost|[\w.-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Parses a list of hosts: `search-1.example.com, search-2.example.com:8443`. Loopback hosts use http, all others
 * https.
 *
 * @param source name of the setting, for messages
 * @throws Error for an entry that is not a host, or that uses http and is not a loopback host
 */
export function parseHosts(value: string, source: string): readonly SearchHost[] {
  const entries = value.split(",").map((entry) => entry.trim());
  return entries.filter((entry) => entry !== "").map((entry) => parseHost(entry, source));
}

function parseHost(entry: string, source: string): SearchHost {
  const [, scheme, host = ""] = /^(?:(https?):\/\/)?(.*?)\/?$/.exec(entry) ?? [];
  const { hostname } = readHost(host) ?? notAHost(entry, source);
  const isLocal = LOOPBACK.test(hostname);
  if (scheme === "http" && !isLocal) throw insecure(entry, source);
  return { url: host, protocol: scheme === "https" || !isLocal ? "https" : "http" };
}

/** Accepts a name and a port only; null for anything with a path or a password. */
function readHost(host: string): URL | null {
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`https://${host}`)) return null;
  return new URL(`https://${host}`);
}

function notAHost(entry: string, source: string): never {
  throw new SiteError(
    `${source}: "${entry}" is no host. Fix: write host or host:port, several separated by commas.`,
  );
}

function insecure(entry: string, source: string): Error {
  return new Error(
    `${source}: "${entry}" would send what readers type over http. Fix: use https; http is for this machine only.`,
  );
}
