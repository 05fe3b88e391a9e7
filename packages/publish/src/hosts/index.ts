/**
 * Configuration files for the hosts that can serve the site: Netlify, Cloudflare Pages, nginx and Caddy, and the
 * well-known files `robots.txt` and `security.txt`.
 */
import { caddySnippet } from "./caddy";
import { CONTENT_TYPES } from "../mediaTypes.mjs";
import { nginxBase, nginxHeaders, nginxRedirects, nginxTypes } from "./nginx";
import { encoded, IMMUTABLE_CACHE_CONTROL, redirectStatus, type HostSettings } from "./types";

/** Build folder for server configuration. Its name begins with a dot, so that servers do not serve it to readers. */
export const SERVER_FOLDER = ".deploy";

/** Files with headers and redirects for each host, by their path in the output folder. */
export function hostFiles(settings: HostSettings): Readonly<Record<string, string>> {
  return {
    _headers: headersFile(settings),
    _redirects: redirectsFile(settings),
    "robots.txt": robotsTxt(settings),
    ".well-known/security.txt": securityTxt(settings),
    [`${SERVER_FOLDER}/nginx-headers.conf`]: nginxHeaders(settings),
    [`${SERVER_FOLDER}/nginx-base.conf`]: nginxBase(settings),
    [`${SERVER_FOLDER}/nginx-redirects.conf`]: nginxRedirects(settings),
    [`${SERVER_FOLDER}/nginx-types.conf`]: nginxTypes(),
    [`${SERVER_FOLDER}/site.caddy`]: caddySnippet(settings),
  };
}

/** `_headers` of Netlify and Cloudflare Pages. HTML pages keep the default of these hosts: revalidate on each request. */
function headersFile({ baseUrl, headers, locales = [] }: HostSettings): string {
  const assets = ["", ...locales.map((locale) => `${locale}/`)].map(
    (folder) => `${baseUrl}${folder}assets/*`,
  );
  return [
    ...headerBlock(`${baseUrl}*`, headers),
    ...assets.flatMap((pattern) => headerBlock(pattern, [["Cache-Control", IMMUTABLE_CACHE_CONTROL]])),
    ...Object.entries(CONTENT_TYPES).flatMap(([ending, type]) =>
      headerBlock(`${baseUrl}*.${ending}`, [["Content-Type", type]]),
    ),
    "",
  ].join("\n");
}

function headerBlock(pattern: string, headers: HostSettings["headers"]): string[] {
  return [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)];
}

/** `_redirects` of Netlify and Cloudflare Pages. Cloudflare finds the error files of languages by itself and skips these rules. */
function redirectsFile({ baseUrl, redirects, locales = [] }: HostSettings): string {
  const rules = redirects.map(encoded).map((each) => `${each.from} ${each.to} ${redirectStatus(each)}\n`);
  const errors = locales.map((locale) => `${baseUrl}${locale}/* ${baseUrl}${locale}/404.html 404\n`);
  return [...rules, ...errors].join("");
}

/**
 * Pages for printing are not listed here: crawlers must be able to read their `noindex`. The offline copy only
 * repeats pages of the site.
 */
function robotsTxt({ url, baseUrl, locales = [] }: HostSettings): string {
  return [
    "User-agent: *",
    "Allow: /",
    `Disallow: ${baseUrl}offline/`,
    "",
    ...["", ...locales.map((locale) => `${locale}/`)].map(
      (folder) => `Sitemap: ${url}${baseUrl}${folder}sitemap.xml`,
    ),
    "",
  ].join("\n");
}

/** The address for reports of vulnerabilities (RFC 9116). It expires one year after the build. */
function securityTxt({ url, baseUrl, securityContact, now = new Date() }: HostSettings): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1)).toISOString();
  const lines = [`Contact: ${securityContact}`, `Expires: ${expires}`, "Preferred-Languages: en"];
  return [...lines, `Canonical: ${url}${baseUrl}.well-known/security.txt`, ""].join("\n");
}
