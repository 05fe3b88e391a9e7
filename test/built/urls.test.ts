import fs from "node:fs";
import path from "node:path";
import { checkLedger, LEDGER_FILE } from "../../plugins/output/ledger";
import { parseLedger } from "../../plugins/output/ledger/ledger";
import { readSite, type BuiltSite } from "../../plugins/output/ledger/site";
import { redirectsOf } from "../../src/navigation/redirects";
import { IDENTITIES } from "../../src/product";
import { tokensOf } from "../../src/product/tokens";

const siteDir = path.join(__dirname, "../..");
/** Every identity with the folder of its build, as `npm test` makes them: the first is the default. */
const BUILDS = IDENTITIES.map(
  (product, index) => [product.slug, index === 0 ? "build" : `build-${product.slug}`, product] as const,
);

describe.each(BUILDS)("addresses of %s", (_slug, folder, product) => {
  const options = { siteDir, tokens: tokensOf(product), redirects: redirectsOf(product) };
  let site: BuiltSite;

  beforeAll(async () => {
    site = await readSite(path.join(siteDir, folder), "/");
  });

  it("are all there, and pages that send elsewhere are known as such", async () => {
    const from = site.redirects.map((redirect) => redirect.from);
    expect(from).toEqual(expect.arrayContaining(["/slack-url", "/ipa", "/docs", "/ipa/guides/errors"]));
    expect(await checkLedger(options, site)).toEqual([]);
  });

  it("are missed one by one when they go", async () => {
    const entries = parseLedger(fs.readFileSync(path.join(siteDir, LEDGER_FILE), "utf8"), options.tokens);
    expect(entries.length).toBeGreaterThan(1000);
    const pages = new Map(site.pages);
    pages.delete("/how-to/ssh");
    const [lost] = await checkLedger(options, { ...site, pages });
    expect(lost).toMatchObject({ path: LEDGER_FILE, rule: "lost-page" });
    expect(lost?.message).toContain("/how-to/ssh");
  });
});
