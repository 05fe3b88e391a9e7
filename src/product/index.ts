import { identityProblems } from "./checkIdentity";
import { IDENTITIES } from "./identities";
import type { ProductIdentity } from "./identity";

export { IDENTITIES };
export type * from "./identity";

/**
 * Returns the identity of a build, after checking that it is complete.
 *
 * @param slug value of the `PRODUCT` build variable; empty or absent means the default identity
 * @throws Error that lists the valid names when none matches, or every field that is missing or malformed
 */
export function chooseProduct(slug: string | undefined): ProductIdentity {
  const wanted = slug?.trim() ?? "";
  const found = wanted === "" ? IDENTITIES[0] : IDENTITIES.find((identity) => identity.slug === wanted);
  if (found) return checked(found);
  const names = IDENTITIES.map((identity) => identity.slug).join(", ");
  throw new Error(`PRODUCT="${wanted}" names no product. Fix: use one of ${names}, or leave PRODUCT unset.`);
}

function checked(identity: ProductIdentity): ProductIdentity {
  const problems = identityProblems(identity);
  if (problems.length === 0) return identity;
  throw new Error(problems.map((problem) => `src/product/${identity.slug}.ts: ${problem}`).join("\n"));
}
