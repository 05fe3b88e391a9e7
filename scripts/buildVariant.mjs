// `npm run build:variant`: the second build that tests read (lib/variant.mjs).
import { tryRun } from "./lib/steps.mjs";
import { VARIANT, VARIANT_ENVIRONMENT } from "./lib/variant.mjs";

process.exit(tryRun("node", ["scripts/build.mjs", "--out-dir", VARIANT.outDir], VARIANT_ENVIRONMENT));
