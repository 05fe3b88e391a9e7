import { readSite } from "../plugins/preset/site";
import { peerloom } from "../src/product/peerloom";
import { SECTIONS } from "./sections.fixture";

/** Tests of the code have a site of their own, whatever the site documents: an identity with every field, and few facts. */
readSite({
  product: peerloom,
  sections: SECTIONS,
  facts: "test/fullSite/src/facts",
  drawings: "src/diagrams",
  rules: "productRules/index.ts",
  tables: "src/facts/tables.ts",
  components: "src/mdx/productComponents.ts",
});
