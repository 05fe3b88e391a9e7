/** An address that sends elsewhere: `from` with base URL, `to` with base URL or absolute. */
export interface HostRedirect {
  readonly from: string;
  readonly to: string;
}

/** What the files for hosts are made of. */
export interface HostSettings {
  /** Origin of the site, without a trailing slash. */
  readonly url: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly redirects: readonly HostRedirect[];
  /** Address of the page on reporting weaknesses. */
  readonly securityContact: string;
  /** The day of the build. */
  readonly now?: Date;
}

/** Cache-Control of files whose names change with their content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** A page that moved inside the site stays moved (301); an outside address may change (302). */
export function statusOf({ to }: HostRedirect): 301 | 302 {
  return to.startsWith("/") ? 301 : 302;
}
