import fs from "node:fs";
import path from "node:path";
import { checkLedger, LEDGER_FILE } from "../../plugins/output/ledger";
import { parseLedger } from "../../plugins/output/ledger/ledger";
import { readSite, type BuiltSite } from "../../plugins/output/ledger/site";
import { redirectsOf } from "../../src/navigation/redirects";
import { product } from "../../src/product/current";
import { tokensOf } from "../../src/product/tokens";

const siteDir = path.join(__dirname, "../..");
/** Milliseconds for reading all pages, on a machine that does much else at once. */
const READING_TIMEOUT_MS = 120_000;

describe("addresses of the build", () => {
  const options = { siteDir, tokens: tokensOf(product), redirects: redirectsOf(product) };
  let site: BuiltSite;

  beforeAll(async () => {
    site = await readSite(path.join(siteDir, "build"), "/");
  }, READING_TIMEOUT_MS);

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
