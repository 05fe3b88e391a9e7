import { statusOf, type HostRedirect, type HostSettings } from "./types";

/** Header lines for a `server` block of nginx. */
export function nginxHeaders({ headers }: HostSettings): string {
  return headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`).join("");
}

/**
 * The path that the site lives under, for a `server` block of nginx: `$base`, without a slash at its end, and the page
 * for what is not found (`$not_found` of nginx.conf). Addresses below the path are those of the site from there on, others are not found.
 */
export function nginxBase({ baseUrl }: HostSettings): string {
  const base = plain(baseUrl.replace(/\/$/, ""));
  const lines = [`set $base "${base}";`, `error_page 404 "${base}$not_found";`];
  return [...lines, ...(base === "" ? [] : onlyBelow(base)), ""].join("\n");
}

/** After a `rewrite` every request counts as internal, so that nobody may ask for the page of an error by its name. */
function onlyBelow(base: string): readonly string[] {
  const literal = base.replace(/[.*+?^{}()|[\]]/g, "\\$&");
  return [
    `if ($uri = "${base}") {`,
    `  return 301 "${base}/$is_args$args";`,
    "}",
    `if ($request_uri ~ "^${literal}/404\\.(html|md)") {`,
    `  return 301 "${base}/404";`,
    "}",
    `if ($uri !~ "^${literal}/") {`,
    "  return 404;",
    "}",
    `rewrite "^${literal}(/.*)$" $1;`,
  ];
}

/** Two maps for the `http` block of nginx: where a moved address went for good, and where it sends for now. */
export function nginxRedirects({ redirects }: HostSettings): string {
  return [map("$moved_to", redirects, 301), map("$sent_to", redirects, 302)].join("\n");
}

function map(variable: string, redirects: readonly HostRedirect[], status: number): string {
  const entries = redirects
    .filter((redirect) => statusOf(redirect) === status)
    .map(({ from, to }) => `  ${quoted(from)} ${target(to)};\n`);
  return `map $uri ${variable} {\n  default "";\n${entries.join("")}}\n`;
}

/** Inside the site the query goes along, before the hash. */
function target(to: string): string {
  if (!to.startsWith("/")) return quoted(to);
  const [address = "", hash] = to.split("#");
  const place = hash === undefined ? "" : `#${hash}`;
  return `"${plain(address)}$is_args$args${plain(place)}"`;
}

function quoted(text: string): string {
  return `"${plain(text)}"`;
}

/** Values come from our own pages; what could end a string or name a variable is refused, not escaped. */
function plain(text: string): string {
  if (/["\\$\n]/.test(text)) throw new Error(`nginx cannot take ${JSON.stringify(text)} as it is.`);
  return text;
}
