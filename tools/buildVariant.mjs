// `npm run test:more -- variant`: the second build that tests read (lib/variant.mjs), without compressed copies.
import { DOCUSAURUS, ENVIRONMENT } from "docusaurus-preset-waymark/build/runDocusaurus.mjs";
import { tryRun } from "./lib/steps.mjs";
import { VARIANT, VARIANT_ENVIRONMENT } from "./lib/variant.mjs";

const command = [DOCUSAURUS, "build", "--out-dir", VARIANT.outDir];
process.exit(tryRun(process.execPath, command, { ...ENVIRONMENT, ...VARIANT_ENVIRONMENT }));
