import { IMMUTABLE_CACHE_CONTROL, redirectStatus, type HostSettings } from "./types";

/**
 * Directives for a site block of Caddy (`import site.caddy`) that also has a `root` and a `file_server`: headers,
 * caching, redirects, addresses without extension, Markdown for clients that prefer it, and error pages.
 */
export function caddySnippet({ baseUrl, headers, redirects, locales = [] }: HostSettings): string {
  return [
    "header {",
    ...headers.map(([name, value]) => `  ${name} "${value}"`),
    "  +Vary Accept",
    "  -Server",
    "}",
    ...["", ...locales.map((locale) => `${locale}/`)].map(
      (folder) => `header ${baseUrl}${folder}assets/* Cache-Control "${IMMUTABLE_CACHE_CONTROL}"`,
    ),
    `header ${baseUrl}*.md Content-Type "text/markdown; charset=utf-8"`,
    ...redirects.map((redirect) => `redir ${redirect.from} ${redirect.to} ${redirectStatus(redirect)}`),
    ...ACCEPT_NEGOTIATION,
    "@twin {",
    "  vars {prefers} markdown",
    "  file {path}.md {path}index.md",
    "}",
    "rewrite @twin {file_match.relative}",
    "try_files {path} {path}.html {path}index.html",
    "map {path} {locale} {",
    ...locales.map((locale) => `  ~^${baseUrl}${locale}(/|$) ${locale}/`),
    '  default ""',
    "}",
    "handle_errors {",
    "  @markdown `{prefers} == 'markdown' || {path}.endsWith('.md')`",
    `  rewrite @markdown ${baseUrl}{locale}404.md`,
    "  @html not path *.md",
    `  rewrite @html ${baseUrl}{locale}404.html`,
    "  file_server",
    "}",
    "",
  ].join("\n");
}

/** Quality values from 0.1 to 1, as written in `Accept`. */
const TENTHS = ["0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1"] as const;

/** Map lines that read the quality of a media type from `Accept`. */
function qualityRules(type: string): string[] {
  const name = type.replaceAll("*", "\\*");
  return [
    `  "~(?i)${name}\\s*;[^,]*\\bq=(0\\.[1-9])" "\${1}"`,
    `  "~(?i)${name}\\s*;[^,]*\\bq=0" 0`,
    `  "~(?i)${name}" 1`,
  ];
}

/**
 * Sets `{prefers}` by comparing the qualities of Markdown and HTML in tenths; if they are equal, the type that is
 * listed first wins (RFC 9110, 12.5.1).
 */
const ACCEPT_NEGOTIATION: readonly string[] = [
  "map {header.Accept} {markdown_quality} {",
  ...qualityRules("text/markdown"),
  "  default 0",
  "}",
  "map {header.Accept} {html_quality} {",
  ...["text/html", "text/*", "*/*"].flatMap(qualityRules),
  "  default 0",
  "}",
  `map "{markdown_quality}>{html_quality} {header.Accept}" {prefers} {`,
  `  "~^0>" html`,
  `  "~(?i)^(${TENTHS.map((tenth) => `${tenth}>${tenth}`)
    .join("|")
    .replaceAll(".", "\\.")}) .*text/html.*text/markdown" html`,
  ...TENTHS.map((tenth, index) => {
    const lower = ["0", ...TENTHS.slice(0, index + 1)].join("|");
    return `  "~^${tenth}>(${lower}) " markdown`.replaceAll(".", "\\.");
  }),
  "  default html",
  "}",
];
