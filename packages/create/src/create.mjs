#!/usr/bin/env node
// `create-docusaurus-waymark <folder> --name "Product" --home https://… --code https://… [--slug …] [--docs https://…]
// [--api https://…] [--hue 0 to 359] [--archives folder] [--dry-run]`: writes the site of a product, or only checks the options.
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

const TEMPLATE = path.join(import.meta.dirname, "../template");
const USAGE =
  'Usage: create-docusaurus-waymark <folder> --name "Product" --home https://product.example --code https://code.example/product [--slug product] [--docs https://docs.product.example] [--api https://api.product.example] [--hue 250]';

/** The packages of a site, and of what its development needs. */
const PACKAGES = [
  "docusaurus-plugin-waymark-api",
  "docusaurus-plugin-waymark-check",
  "docusaurus-plugin-waymark-publish",
  "docusaurus-preset-waymark",
  "docusaurus-theme-waymark",
  "docusaurus-theme-waymark-search",
  "docusaurus-upgrade-guard",
  "docusaurus-waymark-core",
];

try {
  create(process.argv.slice(2));
} catch (error) {
  console.error(`${error.message}\n${USAGE}`);
  process.exitCode = 2;
}

function create(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      name: { type: "string" },
      home: { type: "string" },
      code: { type: "string" },
      slug: { type: "string" },
      docs: { type: "string" },
      api: { type: "string" },
      hue: { type: "string", default: "250" },
      archives: { type: "string" },
      "dry-run": { type: "boolean" },
    },
  });
  const [folder] = positionals;
  if (positionals.length !== 1 || folder === undefined) throw new Error("Name one folder.");
  if (!values.name) throw new Error("--name is missing.");
  if (/["\\`<>{}\n]|: | #/.test(values.name))
    throw new Error(`--name '${values.name}' has signs that mean something in pages: " \\ \` < > { } : #`);
  const home = addressOf("home", values.home);
  const code = addressOf("code", values.code);
  const slug =
    values.slug ??
    values.name
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
  if (!/^[a-z][a-z0-9-]*$/.test(slug))
    throw new Error(`--slug "${slug}" must begin with a letter, and have only a to z, 0 to 9, and hyphens.`);
  if (!/^\d{1,3}$/.test(values.hue)) throw new Error(`--hue "${values.hue}" is no number of degrees.`);
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  if (values["dry-run"]) return;
  const host = new URL(home).hostname.replace(/^www\./, "");
  const texts = {
    __NAME__: values.name,
    __SLUG__: slug,
    __HOME__: home,
    __CODE__: code,
    __DOCS__: values.docs ? addressOf("docs", values.docs) : `https://docs.${host}`,
    __API__: values.api ? addressOf("api", values.api) : `https://api.${host}`,
    __HUE__: values.hue,
    __RELEASE__: "1.0.0",
  };
  writeSite(folder, texts);
  writeManifest(folder, values.archives);
  console.log(
    `The site of ${values.name} is in ${folder}. Next: cd ${folder} && npm install && npm run site`,
  );
}

/** An absolute https address without a slash at its end. */
function addressOf(option, text) {
  if (!text) throw new Error(`--${option} is missing.`);
  if (!URL.canParse(text) || new URL(text).protocol !== "https:")
    throw new Error(`--${option} "${text}" is no https address.`);
  return text.replace(/\/+$/, "");
}

function writeSite(folder, texts) {
  const files = fs
    .readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(TEMPLATE, path.join(entry.parentPath, entry.name)));
  for (const file of files) {
    // npm leaves files of that name out of a package.
    const target = path.join(folder, file === "gitignore" ? ".gitignore" : file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    const text = fs.readFileSync(path.join(TEMPLATE, file), "utf8");
    fs.writeFileSync(
      target,
      text.replace(/__[A-Z]+__/g, (mark) => texts[mark] ?? mark),
    );
  }
}

/** Names the packages: by their version, or, where they are not in a registry, by archives that are copied into the site. */
function writeManifest(folder, archives) {
  const file = path.join(folder, "package.json");
  const manifest = JSON.parse(fs.readFileSync(file, "utf8"));
  const { version, site } = JSON.parse(
    fs.readFileSync(path.join(import.meta.dirname, "../package.json"), "utf8"),
  );
  const own = PACKAGES.map((name) => [
    name,
    archives === undefined ? `^${version}` : copied(folder, archives, name),
  ]);
  manifest.dependencies = Object.fromEntries([...own, ...Object.entries(site.dependencies)].sort());
  manifest.devDependencies = site.devDependencies;
  fs.writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Copies the archive of a package into the site, and returns how its manifest names it. */
function copied(folder, archives, name) {
  const archive = fs.readdirSync(archives).find((file) => new RegExp(`^${name}-\\d[^-]*\\.tgz$`).test(file));
  if (archive === undefined) throw new Error(`${archives} has no archive of ${name}.`);
  fs.mkdirSync(path.join(folder, "packages"), { recursive: true });
  fs.copyFileSync(path.join(archives, archive), path.join(folder, "packages", archive));
  return `file:packages/${archive}`;
}
