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
  steps: "docusaurus-preset-waymark/commands/steps",
  swizzle: "docusaurus-preset-waymark/commands/swizzle",
  rehearse: "docusaurus-preset-waymark/commands/rehearse",
};

/** What each command does, and what may follow it, for `--help`. */
const HELP = {
  build: ["builds the site into build/; takes the options of docusaurus build", "--locale en"],
  check: [
    "checks the sources; a path selects, --fix writes what is certain, --strict fails on advice",
    "docs/a.mdx",
  ],
  lsp: ["answers an editor; started by the editor", "--front-matter schema.json"],
  move: [
    "moves, renames or deletes a page or a heading, with its links",
    "--dry-run docs/a.mdx docs/b/c.mdx",
  ],
  new: ["makes a page and adds it to its menu", 'how-to/example "Title"'],
  "api check": ["compares the API pages with the description", ""],
  "api diff": ["tells what changed since the description that was published", ""],
  "api generate": ["writes the API pages from the description", ""],
  "api mock": ["answers requests as the description says", ""],
  "api publish": ["adds the changes of a release to the history of the API", "1.2.0"],
  "api samples": ["runs the request samples of the description", ""],
  "search try": ["shows what a reader of the last build finds", '"words" --explain'],
  "search tune": ["tries other weights of the ranking", ""],
  "search upload": ["shows what hosted search would get; --apply uploads it", "--apply"],
  links: ["asks other sites whether links to them still work", ""],
  offline: ["packs the last build into archives to read offline", ""],
  pdf: ["prints the last build into PDF files", ""],
  urls: ["compares the last build with the addresses of the last release; accept adds the new ones", "check"],
  steps: ["runs commands one after the other, until one fails", '"waymark check" "waymark build"'],
  swizzle: ["compares replaced components with those upstream", "check"],
  rehearse: ["tries a release of Docusaurus in a copy", "3.10.3"],
};

/** The options of commands that take only these; the others read or pass on their own. */
const OPTIONS = {
  check: ["--add-words", "--fix", "--strict", "--verbose"],
  lsp: ["--front-matter"],
  "api check": ["--against"],
  "api diff": ["--fail-on-breaking"],
  "api generate": ["--allow-removal"],
  "api mock": [],
  "api publish": [],
  "api samples": ["--all", "--one-of-each", "--only"],
  "search tune": [],
  links: [],
  offline: [],
  pdf: ["--no-sandbox"],
  urls: [],
  swizzle: [],
  rehearse: ["--keep", "--skip-browser", "--skip-unit", "--with"],
};

/** What is wrong with the options of a command; undefined for right ones. */
function optionProblem(options, given) {
  const wrong = given
    .map((one) => one.split("=")[0])
    .find((one) => /^-/.test(one) && !options?.includes(one));
  if (!options || !wrong) return undefined;
  return `There is no option ${wrong}. Fix: ${options.length > 0 ? `use one of ${options.join(", ")}` : "leave it out"}.`;
}

/** Prints what some commands do, with an example of each. */
function help(names) {
  for (const one of names) console.log(`npx waymark ${`${one} ${HELP[one][1]}`.trim()}\n  ${HELP[one][0]}`);
}

const args = process.argv.slice(2);
const name = [args.slice(0, 2).join(" "), args[0] ?? ""].find((one) => Object.hasOwn(COMMANDS, one));
if (args.includes("--help") || args.includes("-h")) {
  const all = Object.keys(HELP);
  const asked = all.filter(
    (one) => one === name || (name === undefined && `${one} `.startsWith(`${args[0]} `)),
  );
  const steps = name === "steps" ? args.slice(1).filter((one) => !one.startsWith("-")) : [];
  if (steps.length > 0) console.log(`Runs one after the other:\n  ${steps.join("\n  ")}`);
  else help(asked.length > 0 ? asked : all);
} else if (name === undefined) {
  const all = Object.keys(COMMANDS);
  const near = all.filter((one) => one.startsWith(`${args[0]} `));
  console.error(
    `waymark has no command "${args.slice(0, 2).join(" ")}". Fix: write one of ${(near.length > 0 ? near : all).join(", ")}.`,
  );
  process.exitCode = 2;
} else {
  // A command sees its own arguments only.
  process.argv.splice(2, name.split(" ").length);
  const problem = optionProblem(OPTIONS[name], process.argv.slice(2));
  if (problem) {
    console.error(problem);
    process.exitCode = 2;
  } else run(require.resolve(COMMANDS[name]));
}

function run(file) {
  require("docusaurus-waymark-core/site.cjs");
  if (file.endsWith(".mjs")) void import(pathToFileURL(file));
  else require(file);
}
