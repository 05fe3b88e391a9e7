import { IDENTITIES } from "../../src/product/identities";
import { TOKEN_FIELDS, tokensOf } from "docusaurus-waymark-core/product/tokens";

test.each(IDENTITIES)("$name has a value for every token, because the pages use them all", (identity) => {
  expect(Object.keys(tokensOf(identity))).toEqual(Object.keys(TOKEN_FIELDS));
});
