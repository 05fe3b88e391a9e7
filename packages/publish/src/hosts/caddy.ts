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
    `header ${baseUrl}*.md Content-Type "text/markdown; charset=utf-8"`,
    // Caddy compares decoded addresses.
    ...redirects.map((each) => `redir "${each.from}" ${encoded(each).to} ${redirectStatus(each)}`),
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
