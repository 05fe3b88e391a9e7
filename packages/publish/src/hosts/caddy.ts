import { CONTENT_TYPES } from "../mediaTypes.mjs";
import { encoded, IMMUTABLE_CACHE_CONTROL, redirectStatus, type HostSettings } from "./types";

/**
 * Directives for a site block of Caddy (`import site.caddy`) that also has a `root` and a `file_server`: headers,
 * caching, redirects, addresses without extension, and error pages.
 */
export function caddySnippet({ baseUrl, headers, redirects, locales = [] }: HostSettings): string {
  return [
    "header {",
    ...headers.map(([name, value]) => `  ${name} "${value}"`),
    "  -Server",
    "}",
    ...["", ...locales.map((locale) => `${locale}/`)].map(
      (folder) => `header ${baseUrl}${folder}assets/* Cache-Control "${IMMUTABLE_CACHE_CONTROL}"`,
    ),
    ...Object.entries(CONTENT_TYPES).map(
      ([ending, type]) => `header ${baseUrl}*.${ending} Content-Type "${type}"`,
    ),
    // Caddy compares decoded addresses.
    ...redirects.map((each) => `redir "${each.from}" ${encoded(each).to} ${redirectStatus(each)}`),
    // One address for each page: no extension, no slash at the end. Only existing pages redirect there.
    "map {path} {page_file} {",
    '  ~^(/|/[^/\\\\].*/)index(\\.html)?$ "${1}index.html"',
    '  ~^(/[^/\\\\]|/[^/\\\\].*[^/])(\\.html|/+)$ "${1}.html"',
    '  default "none"',
    "}",
    // The same of the address as it was asked for, with its query.
    "map {uri} {page_address} {",
    '  ~^(/|/[^?]*/)index(\\.html)?(\\?.*)?$ "${1}${3}"',
    '  ~^(/[^?]*[^/?])(\\.html|/+)(\\?.*)?$ "${1}${3}"',
    `  default ${baseUrl}404`,
    "}",
    "@page file {page_file}",
    "redir @page {page_address} 301",
    // Files for servers only, and copies that are chosen by Accept-Encoding.
    "@hidden {",
    "  path */.* */_headers */_redirects *.br *.gz */404.html",
    "  not path */.well-known/*",
    "}",
    "error @hidden 404",
    "try_files {path} {path}.html {path}index.html",
    "map {path} {locale} {",
    ...locales.map((locale) => `  ~^${baseUrl}${locale}(/|$) ${locale}/`),
    '  default ""',
    "}",
    "handle_errors {",
    "  @markdown path *.md",
    `  rewrite @markdown ${baseUrl}{locale}404.md`,
    "  @html not path *.md",
    `  rewrite @html ${baseUrl}{locale}404.html`,
    "  file_server",
    "}",
    "",
  ].join("\n");
}
