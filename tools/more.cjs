// `npm run test:more -- <command> …`: commands for this repository that are typed rarely, under one name.
const path = require("node:path");
const { pathToFileURL } = require("node:url");
require("docusaurus-waymark-core/site.cjs");

/** Files of the commands, from this folder. */
const COMMANDS = {
  agents: "agentsCheck.ts",
  "bench-build": "bench/build.ts",
  "bench-pages": "bench/pages.ts",
  corpus: "api/corpus.ts",
  full: "buildFullSite.ts",
  packed: "packed.mjs",
  variant: "buildVariant.mjs",
};

const [name = ""] = process.argv.slice(2);
const known = Object.keys(COMMANDS).join(", ");
if (name === "--help" || name === "-h") console.log(`npm run test:more -- and one of ${known}`);
else if (!Object.hasOwn(COMMANDS, name)) {
  console.error(`test:more has no command "${name}". Fix: npm run test:more -- and one of ${known}.`);
  process.exitCode = 1;
} else {
  // The command sees its own arguments only.
  process.argv.splice(1, 2, path.resolve(__dirname, COMMANDS[name]));
  require("./lib/help.cjs");
  if (process.argv[1].endsWith(".mjs")) void import(pathToFileURL(process.argv[1]));
  else require(process.argv[1]);
}
