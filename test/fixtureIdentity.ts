import type * as Identities from "../src/product/identities";
import { peerloom } from "../src/product/peerloom";

/**
 * The identity of tests is one that has every field, whatever the site documents: fixtures use any token. Those of the site
 * follow, so that what holds for all identities is tested with them too.
 */
jest.mock("../src/product/identities", () => {
  const { IDENTITIES } = jest.requireActual<typeof Identities>("../src/product/identities");
  return { IDENTITIES: [peerloom, ...IDENTITIES.filter(({ slug }) => slug !== peerloom.slug)] };
});
