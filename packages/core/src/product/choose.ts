import { SiteError } from "../lib/siteError";
import { identityProblems } from "./checkIdentity";
import type { ProductIdentity } from "./identity";

/**
 * The identity of a build, for sites that can be built with several.
 *
 * @param identities the first one is the default
 * @param slug value of the `PRODUCT` build variable; empty or absent means the default identity
 * @throws SiteError that lists the valid names when none matches
 */
export function chooseIdentity(
  identities: readonly [ProductIdentity, ...ProductIdentity[]],
  slug: string | undefined,
): ProductIdentity {
  const wanted = slug?.trim() ?? "";
  const found = wanted === "" ? identities[0] : identities.find((identity) => identity.slug === wanted);
  if (found) return found;
  const names = identities.map((identity) => identity.slug).join(", ");
  throw new SiteError(
    `PRODUCT="${wanted}" names no product. Fix: use one of ${names}, or leave PRODUCT unset.`,
  );
}

/** @throws SiteError that lists every field of an identity that is missing or malformed */
export function checkIdentity(identity: ProductIdentity): void {
  const problems = identityProblems(identity);
  if (problems.length > 0) throw new SiteError(problems.map((problem) => `product: ${problem}`).join("\n"));
}
