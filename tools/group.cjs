// `npm run <group> -- <command> …`: commands for this repository that are typed rarely, under one name for each group.
const path = require("node:path");
require("docusaurus-waymark-core/site.cjs");

/** Files of the commands, from this folder. */
const GROUPS = {
  tools: {
    "bench-build": "bench/build.ts",
    "bench-pages": "bench/pages.ts",
    full: "buildFullSite.ts",
    variant: "buildVariant.mjs",
  },
  "test:more": { agents: "agentsCheck.ts", corpus: "api/corpus.ts", packed: "packed.mjs" },
};

const [group, name] = process.argv.slice(2);
const commands = GROUPS[group];
const file = Object.hasOwn(commands, name ?? "") ? commands[name] : undefined;
const known = Object.keys(commands).join(", ");
if (name === "--help" || name === "-h") console.log(`npm run ${group} -- and one of ${known}`);
else if (file === undefined) {
  console.error(`${group} has no command "${name ?? ""}". Fix: npm run ${group} -- and one of ${known}.`);
  process.exitCode = 1;
} else {
  // The command sees its own arguments only.
  process.argv.splice(1, 3, path.resolve(__dirname, file));
  require("./lib/help.cjs");
  const { pathToFileURL } = require("node:url");
  if (file.endsWith(".mjs")) void import(pathToFileURL(process.argv[1]));
  else require(process.argv[1]);
}
