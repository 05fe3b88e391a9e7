import { IMMUTABLE, statusOf, type HostSettings } from "./types";

/**
 * Directives for a site block of Caddy, which has a `root` and a `file_server` besides (`import site.caddy`): headers,
 * caching, redirects, addresses without endings, Markdown for those who like it better, and what answers for unknown
 * addresses.
 */
export function caddySnippet({ baseUrl, headers, redirects }: HostSettings): string {
  return [
    "header {",
    ...headers.map(([name, value]) => `  ${name} "${value}"`),
    "  +Vary Accept",
    "  -Server",
    "}",
    `header ${baseUrl}assets/* Cache-Control "${IMMUTABLE}"`,
    `header ${baseUrl}*.md Content-Type "text/markdown; charset=utf-8"`,
    ...redirects.map((redirect) => `redir ${redirect.from} ${redirect.to} ${statusOf(redirect)}`),
    ...NEGOTIATION,
    "@twin {",
    "  vars {prefers} markdown",
    "  file {path}.md {path}index.md",
    "}",
    "rewrite @twin {file_match.relative}",
    "try_files {path} {path}.html {path}index.html",
    "handle_errors {",
    "  @markdown `{prefers} == 'markdown' || {path}.endsWith('.md')`",
    `  rewrite @markdown ${baseUrl}404.md`,
    "  @html not path *.md",
    `  rewrite @html ${baseUrl}404.html`,
    "  file_server",
    "}",
    "",
  ].join("\n");
}

/** Tenths from 0.1 to 1 as Accept writes them. */
const TENTHS = ["0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1"] as const;

/** Lines that read the quality of a media type; `default` comes from the caller. */
function qualities(type: string): string[] {
  const name = type.replaceAll("*", "\\*");
  return [
    `  "~(?i)${name}\\s*;\\s*q=(0\\.[1-9])" "\${1}"`,
    `  "~(?i)${name}\\s*;\\s*q=0" 0`,
    `  "~(?i)${name}" 1`,
  ];
}

/** Sets `{prefers}` by the two qualities of Accept, in tenths; of equals, the one that is named first (RFC 9110, 12.5.1). */
const NEGOTIATION: readonly string[] = [
  "map {header.Accept} {markdown_quality} {",
  ...qualities("text/markdown"),
  "  default 0",
  "}",
  "map {header.Accept} {html_quality} {",
  ...["text/html", "text/*", "*/*"].flatMap(qualities),
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
