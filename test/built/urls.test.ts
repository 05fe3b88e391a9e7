import fs from "node:fs";
import path from "node:path";
import { checkLedger, LEDGER_FILE } from "docusaurus-plugin-waymark-check/ledger";
import { readSite, type BuiltSite } from "docusaurus-plugin-waymark-check/ledger/site";
import { siteRedirects } from "docusaurus-waymark-core/site/redirects";
import { product } from "docusaurus-waymark-core/site/product";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import { ALIASES, OLD_RESOURCE } from "./site";

const siteDir = path.join(__dirname, "../..");

describe("addresses of the build", () => {
  const options = { siteDir, tokens: tokensOf(product), redirects: siteRedirects() };
  let site: BuiltSite;

  beforeAll(async () => {
    site = await readSite(path.join(siteDir, "build"), "/");
  });

  it("are all there, and pages that send elsewhere are known as such", async () => {
    const from = site.redirects.map((redirect) => redirect.from);
    expect(from).toEqual(expect.arrayContaining([ALIASES.api, ALIASES.docs, OLD_RESOURCE]));
    expect(await checkLedger(options, site)).toEqual([]);
  });

  it("are missed one by one when they go", async () => {
    const [entry] = fs.readFileSync(path.join(siteDir, LEDGER_FILE), "utf8").match(/^\/[^#\n]+$/m) ?? [];
    if (entry === undefined) return;
    const pages = new Map(site.pages);
    pages.delete(entry);
    const [lost] = await checkLedger(options, { ...site, pages });
    expect(lost).toMatchObject({ path: LEDGER_FILE, rule: "lost-page" });
    expect(lost?.message).toContain(entry);
  });
});
