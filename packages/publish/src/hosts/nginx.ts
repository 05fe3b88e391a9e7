import { CONTENT_TYPES } from "../mediaTypes.mjs";
import { escapeRegExp } from "docusaurus-waymark-core/lib/escapeRegExp";
import { encoded, redirectStatus, type HostRedirect, type HostSettings } from "./types";
import { SiteError } from "docusaurus-waymark-core/lib/siteError";

/** Media types for the `http` block of nginx. */
export function nginxTypes(): string {
  const lines = Object.entries(CONTENT_TYPES).map(([ending, type]) => `  "${type}" ${ending};\n`);
  return `types {\n${lines.join("")}}\n`;
}

/** Header directives for a `server` block of nginx. */
export function nginxHeaders({ headers }: HostSettings): string {
  return headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`).join("");
}

/**
 * Settings for a `server` block of nginx when the site has a base path. Sets `$base` (without trailing slash) and
 * the error page (`$not_found` of nginx.conf). Requests outside the base path get a 404; the base path is removed
 * from all others.
 */
export function nginxBase({ baseUrl, locales = [] }: HostSettings): string {
  const base = assertSafe(baseUrl.replace(/\/$/, ""));
  const lines = [`set $base "${base}";`, `error_page 404 "${base}$locale$not_found";`];
  return [
    ...lines,
    ...(base === "" ? [] : baseUrlRules(base, locales)),
    ...locales.flatMap((locale) => localeRules(assertSafe(locale))),
    "",
  ].join("\n");
}

/** The home page and the error files of a language, as `nginx.conf` has them for the language of the sources. */
function localeRules(locale: string): readonly string[] {
  const home = "$base/" + locale + "/$is_args$args";
  return [
    `location = /${locale} { return 301 "${home}"; }`,
    `location = /${locale}/ { try_files /${locale}/index$twin /${locale}/index.html =404; }`,
    `location ~ ^/${escapeRegExp(locale)}/index(\\.html)?$ { return 301 "${home}"; }`,
    `location ~ ^/${escapeRegExp(locale)}/404\\.(html|md)$ { internal; }`,
    `location = /${locale}/404 { return 404; }`,
  ];
}

/**
 * After `rewrite` nginx treats every request as internal, so direct requests for the error page have to be
 * redirected first.
 */
function baseUrlRules(base: string, locales: readonly string[]): readonly string[] {
  const literal = escapeRegExp(base);
  const folders = locales.map((locale) => `/${escapeRegExp(locale)}`).join("|");
  return [
    `if ($uri = "${base}") {`,
    `  return 301 "${base}/$is_args$args";`,
    "}",
    `if ($request_uri ~ "^${literal}(${folders})?/404\\.(html|md)") {`,
    `  return 301 "${base}/404";`,
    "}",
    `if ($uri !~ "^${literal}/") {`,
    "  return 404;",
    "}",
    `rewrite "^${literal}(/.*)$" $1;`,
  ];
}

/** Maps for the `http` block of nginx: permanent and temporary redirects, and the language of an address. */
export function nginxRedirects(settings: HostSettings): string {
  const { redirects } = settings;
  return [
    redirectMap("$moved_to", redirects, 301),
    redirectMap("$sent_to", redirects, 302),
    localeMap(settings),
  ].join("\n");
}

/** Folder of the language that an address belongs to, for its error file. */
function localeMap({ baseUrl, locales = [] }: HostSettings): string {
  const entries = locales.map(
    (locale) => `  "~^${escapeRegExp(baseUrl + assertSafe(locale))}(/|[?]|$)" "/${locale}";\n`,
  );
  return `map $request_uri $locale {\n  default "";\n${entries.join("")}}\n`;
}

/** nginx compares decoded addresses; `$` has no meaning on the left side of a map. */
function redirectMap(variable: string, redirects: readonly HostRedirect[], status: number): string {
  const entries = redirects
    .filter((redirect) => redirectStatus(redirect) === status)
    .map((redirect) => `  "${redirect.from}" ${redirectTarget(encoded(redirect).to)};\n`);
  return `map $uri ${variable} {\n  default "";\n${entries.join("")}}\n`;
}

/** Keeps the query for targets inside the site; it has to come before the hash. */
function redirectTarget(to: string): string {
  if (!to.startsWith("/")) return quoted(to);
  const [address = "", hash] = to.split("#");
  return `"${address}$is_args$args${hash === undefined ? "" : `#${hash}`}"`;
}

function quoted(text: string): string {
  return `"${assertSafe(text)}"`;
}

/**
 * Returns a text that is safe in an nginx string.
 *
 * @throws Error for characters that could end a string or start a variable; they do not occur in addresses of the
 * site
 */
function assertSafe(text: string): string {
  if (/["\\$\n]/.test(text)) throw new SiteError(`nginx cannot take ${JSON.stringify(text)} as it is.`);
  return text;
}
