import { IMMUTABLE, statusOf, type HostSettings } from "./types";

/** Directives for a site block of Caddy (`import site.caddy`): headers, caching and redirects. */
export function caddySnippet({ baseUrl, headers, redirects }: HostSettings): string {
  return [
    "header {",
    ...headers.map(([name, value]) => `  ${name} "${value}"`),
    "  -Server",
    "}",
    `header ${baseUrl}assets/* Cache-Control "${IMMUTABLE}"`,
    `header ${baseUrl}*.md Content-Type "text/markdown; charset=utf-8"`,
    ...redirects.map((redirect) => `redir ${redirect.from} ${redirect.to} ${statusOf(redirect)}`),
    "",
  ].join("\n");
}
