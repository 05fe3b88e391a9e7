import fs from "node:fs";
import path from "node:path";
import { caddySnippet } from "./caddy";
import { nginxBase, nginxHeaders, nginxRedirects } from "./nginx";
import { headersFile, redirectsFile } from "./staticHosts";
import type { HostSettings } from "./types";

export type { HostSettings } from "./types";

/** Folder inside the build for what servers read and no reader gets: its name begins with a dot, which servers refuse. */
export const SERVER_FOLDER = ".deploy";

/** Files that tell hosts which headers and redirects the site wants, by their place in the output folder. */
export function hostFiles(settings: HostSettings): Readonly<Record<string, string>> {
  return {
    _headers: headersFile(settings),
    _redirects: redirectsFile(settings),
    "_worker.js": worker(settings),
    "robots.txt": robots(settings),
    ".well-known/security.txt": securityText(settings),
    [`${SERVER_FOLDER}/nginx-headers.conf`]: nginxHeaders(settings),
    [`${SERVER_FOLDER}/nginx-base.conf`]: nginxBase(settings),
    [`${SERVER_FOLDER}/nginx-redirects.conf`]: nginxRedirects(settings),
    [`${SERVER_FOLDER}/site.caddy`]: caddySnippet(settings),
  };
}

/** What chooses Markdown on Cloudflare Pages and Netlify: `deploy/markdown.mjs` with the path of the site. */
function worker({ baseUrl }: HostSettings): string {
  const source = fs.readFileSync(path.join(__dirname, "../../../deploy/markdown.mjs"), "utf8");
  return source.replace(/^const BASE = .*$/m, `const BASE = ${JSON.stringify(baseUrl)};`);
}

/**
 * Pages for the printer are left out of search results by their own `noindex`, which a crawler has to be allowed to read.
 * The offline copy is an archive of pages that are there already.
 */
function robots({ url, baseUrl }: HostSettings): string {
  return [
    "User-agent: *",
    "Allow: /",
    `Disallow: ${baseUrl}offline/`,
    "",
    `Sitemap: ${url}${baseUrl}sitemap.xml`,
    "",
  ].join("\n");
}

/** Where to report a weakness (RFC 9116). It is made with the site, so it has run out when nobody has built for a year. */
function securityText({ url, baseUrl, securityContact, now = new Date() }: HostSettings): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1)).toISOString();
  const lines = [`Contact: ${securityContact}`, `Expires: ${expires}`, "Preferred-Languages: en"];
  return [...lines, `Canonical: ${url}${baseUrl}.well-known/security.txt`, ""].join("\n");
}
