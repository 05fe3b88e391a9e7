// `npm run build`: Docusaurus' build, then what can only be made when every page is there. Takes the options of
// `docusaurus build`.
import { DOCUSAURUS, ENVIRONMENT, NODE_ARGUMENTS } from "./lib/build.mjs";
import { tryRun } from "./lib/steps.mjs";

const args = process.argv.slice(2);
const place = args.indexOf("--out-dir");
const outDir = place < 0 ? "build" : (args[place + 1] ?? "build");

process.exit(
  tryRun(process.execPath, [...NODE_ARGUMENTS, DOCUSAURUS, "build", ...args], ENVIRONMENT) ||
    tryRun("npx", ["tsx", "scripts/finish.ts", outDir]),
);
