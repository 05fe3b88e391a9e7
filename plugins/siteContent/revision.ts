/** Front matter `verified` of a page, as parsed from YAML. */
interface VerifiedFrontMatter {
  readonly verified?: { readonly on?: Date | string; readonly release?: string };
}

/**
 * The day on which a page was last revised, from its front matter (`verified: { on: 2026-01-31 }`).
 *
 * @returns the day as `2026-01-31`; undefined for generated pages, which have none
 */
export function revisionDay(frontMatter: Readonly<Record<string, unknown>>): string | undefined {
  const { verified } = frontMatter as VerifiedFrontMatter;
  // YAML makes a date of the day.
  return verified?.on === undefined ? undefined : new Date(verified.on).toISOString().slice(0, 10);
}

/** The release that a page was written for, without `v`; undefined for generated pages. */
export function releaseOf(frontMatter: Readonly<Record<string, unknown>>): string | undefined {
  return (frontMatter as VerifiedFrontMatter).verified?.release;
}
