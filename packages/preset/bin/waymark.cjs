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

const args = process.argv.slice(2);
const name = [args.slice(0, 2).join(" "), args[0] ?? ""].find((one) => Object.hasOwn(COMMANDS, one));
if (name === undefined) {
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
