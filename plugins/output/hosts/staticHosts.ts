import { IMMUTABLE, statusOf, type HostSettings } from "./types";

/** `_headers` of Netlify and Cloudflare Pages. Pages keep these hosts' own caching: always asked for again. */
export function headersFile({ baseUrl, headers }: HostSettings): string {
  return [
    ...block(`${baseUrl}*`, headers),
    ...block(`${baseUrl}assets/*`, [["Cache-Control", IMMUTABLE]]),
    ...block(`${baseUrl}*.md`, [["Content-Type", "text/markdown; charset=utf-8"]]),
    "",
  ].join("\n");
}

/** `_redirects` of Netlify and Cloudflare Pages. */
export function redirectsFile({ redirects }: HostSettings): string {
  return redirects.map((redirect) => `${redirect.from} ${redirect.to} ${statusOf(redirect)}\n`).join("");
}

function block(pattern: string, headers: HostSettings["headers"]): string[] {
  return [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)];
}
