/** The rules on facts that every site may have: a site adds its own to them, and passes the whole as `rules`. */
import type { GivenRules } from "docusaurus-waymark-core/rules/given";
import { editions } from "./editions";
import { factTables, madeHeadings } from "./factTables";
import { facts } from "./facts";
import { FIELDS } from "./fields";
import { glossary } from "./glossary";
import { places } from "./places";
import { promises } from "./promises";
import { readerValues } from "./readerValues";
import { release } from "./release";
import { screens } from "./screens";
import { since } from "./since";

export const FACT_RULES: GivenRules = {
  rules: [facts, factTables, editions, promises, readerValues, release, screens, since, glossary, places],
  fields: FIELDS,
  requiredFields: ["release"],
  fieldsWithRules: ["minutes", "release", "since", "values"],
  madeHeadings,
  isName: () => false,
  correctName: () => undefined,
};
