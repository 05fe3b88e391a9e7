// `npm run test:more -- packed [--keep]`: what an adopter does, from archives and outside of this tree: a new site, a mistake, own
// things of every kind, and then a later version of the packages. Takes about ten minutes.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const FIRST = "0.1.0";
const LATER = "0.2.0";

/** The parts of a page that show an own component and an own drawing. */
const PARTS = `## What is our own

<Greeting name="An own component" />

<Diagram name="own" caption="An own drawing" />`;

/** Files that an adopter writes. */
const OWN = path.resolve("test/packed");

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "packed-"));
const site = path.join(folder, "site");
const inSite = (file) => path.join(site, file);
const built = (file) => fs.readFileSync(inSite(`build/${file}`), "utf8");

try {
  step("Packs the packages and writes a site", () => {
    run(process.cwd(), process.execPath, ["tools/pack.mjs", path.join(folder, FIRST), FIRST]);
    run(process.cwd(), process.execPath, [
      ...[
        "packages/create/src/create.mjs",
        site,
        "--name",
        "Acme Board",
        "--archives",
        path.join(folder, FIRST),
      ],
      ...["--home", "https://acme.example", "--code", "https://git.acme.example/board"],
    ]);
  });
  step("Installs the archives", () => install());
  step("Checks, builds and tests the new site", () => run(site, "npm", ["test"]));
  step("Finds a mistake with its place", () => {
    const page = inSite("docs/troubleshooting.mdx");
    const text = fs.readFileSync(page, "utf8");
    fs.writeFileSync(page, `${text}\nSee [this](/nowhere).\n`);
    const { status, stdout } = spawnSync("npx", ["waymark", "check"], { cwd: site, encoding: "utf8" });
    fs.writeFileSync(page, text);
    assert.equal(status, 1);
    assert.match(stdout, /docs\/troubleshooting\.mdx:\d+:\d+ link: There is no page at "\/nowhere"/);
  });
  step(
    "Takes own things: description, rule, component, drawing, color, theme component, language, version",
    () => {
      fs.cpSync(OWN, site, { recursive: true });
      for (const name of ["projects", "members"]) fs.rmSync(inSite(`api/resources/${name}.mdx`));
      unlink();
      edit("src/product.ts", "accentHue: 250", "accentHue: 30");
      edit("docusaurus.config.ts", "  // components:", "  components:");
      edit("docusaurus.config.ts", '  // locales: ["en", "de"],', '  locales: ["en", "de"],');
      edit("docs/troubleshooting.mdx", "## Report a problem", `${PARTS}\n\n## Report a problem`);
      run(site, "npx", ["waymark", "api", "generate", "--allow-removal"]);
      run(site, "npx", ["docusaurus", "docs:version", "1.0"]);
      run(site, "npx", ["waymark", "build"]);
      expectOwnThings();
    },
  );
  const before = snapshot();
  step("Installs a later version of the packages and builds the site as it is", () => {
    run(process.cwd(), process.execPath, ["tools/pack.mjs", path.join(folder, LATER), LATER]);
    const manifest = fs.readFileSync(inSite("package.json"), "utf8");
    fs.writeFileSync(inSite("package.json"), manifest.replaceAll(`-${FIRST}.tgz`, `-${LATER}.tgz`));
    for (const file of fs.readdirSync(path.join(folder, LATER)))
      fs.copyFileSync(path.join(folder, LATER, file), inSite(`packages/${file}`));
    install();
    const { version } = JSON.parse(
      fs.readFileSync(inSite("node_modules/docusaurus-preset-waymark/package.json"), "utf8"),
    );
    assert.equal(version, LATER);
    run(site, "npx", ["waymark", "build"]);
    expectOwnThings();
    assert.deepEqual(snapshot(), before);
  });
  console.log("The packages serve a site outside of this tree.");
} finally {
  if (process.argv.includes("--keep")) console.log(`Kept: ${folder}`);
  else fs.rmSync(folder, { recursive: true, force: true });
}

function step(title, act) {
  const started = Date.now();
  act();
  console.log(`${title}: passed, ${Math.round((Date.now() - started) / 1000)} s`);
}

/** Runs a command; its output is printed when it fails. */
function run(cwd, command, args) {
  try {
    return execFileSync(command, args, { cwd, encoding: "utf8", stdio: "pipe", maxBuffer: 1 << 28 });
  } catch (error) {
    throw new Error(`${command} ${args.join(" ")}\n${error.stdout}\n${error.stderr}`, { cause: error });
  }
}

function install() {
  run(site, "npm", ["install", "--prefer-offline", "--no-audit", "--no-fund"]);
}

function edit(file, from, to) {
  const text = fs.readFileSync(inSite(file), "utf8");
  assert.ok(text.includes(from), `${file} has no ${from}`);
  fs.writeFileSync(inSite(file), text.replace(from, to));
}

/** Pages of the template lead to its own API. */
function unlink() {
  edit(
    "docs/how-to/share-a-project.mdx",
    "[Add a member](/api/resources/members#add-a-member)",
    "[Kittens](/api/resources/kittens)",
  );
  const golden = JSON.parse(fs.readFileSync(inSite("test/search/golden.json"), "utf8"));
  golden.find = golden.find.filter(({ expect }) => !expect.startsWith("/api/"));
  fs.writeFileSync(inSite("test/search/golden.json"), JSON.stringify(golden));
}

/** Texts of all that the adopter owns, but the manifest that names the packages. */
function snapshot() {
  return Object.fromEntries(
    ["api", "docs", "src", "i18n", "versioned_docs"].flatMap((part) =>
      fs
        .readdirSync(inSite(part), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map((file) => [path.relative(site, file), fs.readFileSync(file, "utf8")]),
    ),
  );
}

function expectOwnThings() {
  assert.match(built("api/resources/kittens.html"), /Adopt a kitten/);
  assert.match(built("troubleshooting.html"), /An own component/);
  assert.match(built("troubleshooting.html"), /An own drawing/);
  assert.match(built("troubleshooting.html"), /An own footer/);
  assert.match(built("de/index.html"), /lang="de"/);
  assert.ok(fs.existsSync(inSite("build/next.html")));
  const sheets = fs.readdirSync(inSite("build/assets/css")).filter((file) => file.endsWith(".css"));
  const pages = [built("index.html"), ...sheets.map((file) => built(`assets/css/${file}`))];
  assert.ok(
    pages.some((text) => /--accent-h(?:ue)?:\s*30\b/.test(text)),
    "no page has the own color",
  );
}
