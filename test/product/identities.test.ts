import { IDENTITIES } from "../../src/product/identities";
import { identityProblems } from "docusaurus-waymark-core/product/checkIdentity";
import { TOKEN_FIELDS, tokensOf } from "docusaurus-waymark-core/product/tokens";

test.each(IDENTITIES)(
  "$name is sound, and has a value for every token, because the pages use them all",
  (identity) => {
    expect(identityProblems(identity)).toEqual([]);
    expect(Object.keys(tokensOf(identity))).toEqual(Object.keys(TOKEN_FIELDS));
  },
);

test.each(IDENTITIES)("$name names no other identity", (identity) => {
  const text = JSON.stringify(identity).toLowerCase();
  expect(IDENTITIES.filter((other) => other !== identity && text.includes(other.slug))).toEqual([]);
});
