#!/usr/bin/env node
// `waymark <command> …` in the folder of a site: the commands of the packages.
const { pathToFileURL } = require("node:url");

const COMMANDS = {
  build: "docusaurus-preset-waymark/build/build.mjs",
  check: "docusaurus-plugin-waymark-check/commands/check",
  lsp: "docusaurus-plugin-waymark-check/commands/lsp",
  move: "docusaurus-plugin-waymark-check/commands/move",
  new: "docusaurus-plugin-waymark-check/commands/newPage",
  "api check": "docusaurus-plugin-waymark-api/commands/apiCheck",
  "api diff": "docusaurus-plugin-waymark-api/commands/apiDiff",
  "api generate": "docusaurus-plugin-waymark-api/commands/apiGenerate",
  "api mock": "docusaurus-plugin-waymark-api/commands/mock",
  "api publish": "docusaurus-plugin-waymark-api/commands/apiPublish",
  "api samples": "docusaurus-plugin-waymark-api/commands/samples",
  "search try": "docusaurus-theme-waymark-search/commands/searchTry",
  "search tune": "docusaurus-theme-waymark-search/commands/searchTune",
  "search upload": "docusaurus-theme-waymark-search/commands/searchUpload",
  links: "docusaurus-plugin-waymark-publish/commands/linksExternal",
  offline: "docusaurus-plugin-waymark-publish/commands/offline",
  pdf: "docusaurus-plugin-waymark-publish/commands/pdf",
  urls: "docusaurus-plugin-waymark-publish/commands/urls",
  swizzle: "docusaurus-preset-waymark/commands/swizzle",
  rehearse: "docusaurus-preset-waymark/commands/rehearse",
};

/** One example of each command, for `--help`. */
const EXAMPLES = {
  build: "npm run build",
  check: "npm run check -- docs/how-to/ssh.mdx",
  lsp: "npm run lsp -- --front-matter schema.json",
  move: "npm run move -- --dry-run docs/a.mdx docs/b/c.mdx",
  new: 'npm run new -- how-to/example "Title"',
  "api check": "npm run api:check",
  "api diff": "npm run api -- diff",
  "api generate": "npm run api:generate",
  "api mock": "npm run api -- mock",
  "api publish": "npm run api -- publish",
  "api samples": "npm run api -- samples",
  "search try": 'npm run search -- try "words"',
  "search tune": "npm run search -- tune",
  "search upload": "npm run search -- upload",
  links: "npm run links:external -- --fresh",
  offline: "npm run offline",
  pdf: "npm run pdf",
  urls: "npm run urls -- check",
  swizzle: "npm run swizzle -- check",
  rehearse: "npm run upgrade:rehearse -- 3.10.3",
};

const args = process.argv.slice(2);
const name = [args.slice(0, 2).join(" "), args[0] ?? ""].find((one) => Object.hasOwn(COMMANDS, one));
if (args.includes("--help") || args.includes("-h")) {
  const asked = Object.keys(EXAMPLES).filter(
    (one) => one === name || (name === undefined && `${one} `.startsWith(`${args[0]} `)),
  );
  console.log((asked.length > 0 ? asked : Object.keys(EXAMPLES)).map((one) => EXAMPLES[one]).join("\n"));
} else if (name === undefined) {
  console.error(
    `waymark has no command "${args.slice(0, 2).join(" ")}". Fix: write one of ${Object.keys(COMMANDS).join(", ")}.`,
  );
  process.exitCode = 2;
} else {
  // A command sees its own arguments only.
  process.argv.splice(2, name.split(" ").length);
  require("docusaurus-waymark-core/site.cjs");
  const file = require.resolve(COMMANDS[name]);
  if (file.endsWith(".mjs")) void import(pathToFileURL(file));
  else require(file);
}
