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
