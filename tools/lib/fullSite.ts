import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Described } from "../api/corpus/describe";
import { REDIRECTS_FILE } from "docusaurus-waymark-core/site/redirects";
import { linkPackages } from "./projects";

const ROOT = path.resolve(__dirname, "../..");
/** The code of the site, without its content. */
const OWN_CODE = [
  ".oxfmtrc.json",
  "docusaurus.config.ts",
  "package.json",
  "deploy",
  "src",
  "static",
  "tsconfig.json",
];

/** The identity of the fixtures, whatever the site documents: it has every field. */
const IDENTITIES = `import { peerloom } from "./peerloom";

export const product = peerloom;
export const IDENTITIES = [peerloom];
`;
/** The only redirect of the fixtures. */
const REDIRECTS = "/how-to/networks-concept: /how-to/networks\n";
const FIXTURES = path.join(ROOT, "test");

/** A site in a temporary folder. */
export interface TemporarySite {
  readonly folder: string;
  readonly remove: () => void;
}

/**
 * Puts together the code of this project, the content of `test/fullSite`, which uses every feature, and pages of API descriptions,
 * those of each in its folder below `api/resources`.
 *
 * @param locales fewer languages than the site has
 */
export function makeFullSite(
  descriptions: readonly Described[],
  locales: readonly string[] = ["en", "ar"],
): TemporarySite {
  const site = makeSite();
  fs.cpSync(path.join(FIXTURES, "fullSite"), site.folder, { recursive: true });
  const settings = path.join(site.folder, "docusaurus.config.ts");
  const languages = `locales: ${JSON.stringify(locales)}`;
  fs.writeFileSync(settings, fs.readFileSync(settings, "utf8").replace('locales: ["en", "ar"]', languages));
  for (const { folder, pages } of descriptions) addResources(site.folder, folder, pages);
  allowHosts(site.folder, descriptions.flatMap(({ pages }) => pages.map(({ text }) => text)).join("\n"));
  return site;
}

/**
 * Puts together the code of this project and the content of `test/smallSite`: two sections, nine pages, and an address that
 * sends elsewhere.
 */
export function makeSmallSite(): TemporarySite {
  const site = makeSite();
  fs.cpSync(path.join(FIXTURES, "fullSite/src"), path.join(site.folder, "src"), { recursive: true });
  fs.cpSync(path.join(FIXTURES, "smallSite"), site.folder, { recursive: true });
  return site;
}

/** Writes pages of an API reference, whose links to each other then lead to their folder, and those to other sites to HTTPS. */
function addResources(site: string, folder: string, pages: Described["pages"]): void {
  const target = `api/resources/${folder}`;
  fs.mkdirSync(path.join(site, target), { recursive: true });
  for (const page of pages) {
    const text = page.text.replaceAll("/api/resources/", `/${target}/`).replaceAll("](http:", "](https:");
    fs.writeFileSync(path.join(site, target, path.basename(page.path)), text);
  }
}

/** Lets the identity of the site link to every host of a text. */
function allowHosts(site: string, text: string): void {
  const hosts = [...text.matchAll(/\]\(https?:\/\/([^/?#)\s]+)/g)].map(([, host]) => host);
  const identity = path.join(site, "src/product/peerloom.ts");
  const outbound = `  outbound: ${JSON.stringify({ links: [...new Set(hosts)] })},\n  brand:`;
  fs.writeFileSync(identity, fs.readFileSync(identity, "utf8").replace("  brand:", outbound));
}

/** The code, with the identity and the one redirect of the fixtures instead of the site's. */
function makeSite(): TemporarySite {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "fixture-site-"));
  for (const name of OWN_CODE) fs.cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  fs.writeFileSync(path.join(folder, REDIRECTS_FILE), REDIRECTS);
  // A folder of files, which the facts of the fixtures would only add to.
  fs.rmSync(path.join(folder, "src/facts/messages"), { recursive: true, force: true });
  fs.writeFileSync(path.join(folder, "src/product/identities.ts"), IDENTITIES);
  linkPackages(folder);
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}
