/** A redirect: `from` with base URL, `to` with base URL or absolute. */
export interface HostRedirect {
  readonly from: string;
  readonly to: string;
}

/** Input for the configuration files of hosts. */
export interface HostSettings {
  /** Origin of the site, without a trailing slash. */
  readonly url: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** Folders of the languages other than that of the sources, such as `de`; each has its own assets and error files. */
  readonly locales?: readonly string[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly redirects: readonly HostRedirect[];
  /** Address of the page for reporting vulnerabilities. */
  readonly securityContact: string;
  /** The day of the build. */
  readonly now?: Date;
}

/** `Cache-Control` for files with a content hash in their name. */
export const IMMUTABLE_CACHE_CONTROL = "public, max-age=31536000, immutable";

/** Redirects inside the site are permanent (301); redirects to other sites may change (302). */
export function redirectStatus({ to }: HostRedirect): 301 | 302 {
  return to.startsWith("/") ? 301 : 302;
}

/** A redirect with its addresses as they stand in requests and answers: nothing but ASCII, and no sign with a meaning in configurations. */
export function encoded({ from, to }: HostRedirect): HostRedirect {
  return { from: encodedAddress(from), to: encodedAddress(to) };
}

/** Addresses of the site are names of files; those of other sites are encoded already, but for letters beyond ASCII. */
function encodedAddress(address: string): string {
  const url = address.startsWith("/") ? encodeURI(address) : address.replace(/[^!-~]+/g, encodeURI);
  return url.replaceAll("$", "%24").replaceAll(";", "%3B");
}
