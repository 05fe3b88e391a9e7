import { readSite } from "docusaurus-preset-waymark/site";
import { peerloom } from "../src/product/peerloom";
import { SECTIONS } from "./sections.fixture";

/** Tests of the code have a site of their own, whatever the site documents: an identity with every field, and few facts. */
readSite({
  product: peerloom,
  sections: SECTIONS,
  facts: "test/fullSite/src/facts",
  schemas: "src/facts/schemas",
  rules: "src/rules/index.ts",
  tables: "src/facts/tables.ts",
  components: "src/components/productComponents.ts",
});
