import fs from "node:fs";
import { VARIANT } from "../../scripts/lib/variant.mjs";
import { fieldOf, optionsOf, PROSE_ONLY, triggerOf } from "../support/search";
import { hydrate } from "../support/test";
import { expect, ownTab as test } from "./support";

const BASE = VARIANT.base.slice(0, -1);

test.use({ viewport: { width: 1440, height: 900 } });

test("pages, menus and client navigation stay under the path", async ({ page, problems }) => {
  const outside: string[] = [];
  page.on("request", (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol === "http:" && !pathname.startsWith(`${BASE}/`)) outside.push(pathname);
  });
  await page.goto(`${BASE}/`);
  await hydrate(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
  await expect(page).toHaveURL(new RegExp(`${BASE}/api$`));
  await page.goto(`${BASE}/how-to/ssh`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("SSH");
  expect(outside).toEqual([]);
  expect(problems).toEqual([]);
});

test("without the service, the search worker and the full text are fetched under the path", async ({
  page,
  service,
}) => {
  service.fail("all", "reset");
  await page.goto(`${BASE}/how-to/ssh`);
  await hydrate(page);
  await triggerOf(page).click();
  await fieldOf(page).fill(PROSE_ONLY.query);
  await expect(optionsOf(page).first()).toHaveAttribute("href", PROSE_ONLY.href, { timeout: 20_000 });
  await expect(optionsOf(page).first()).toHaveAttribute("href", new RegExp(`^${BASE}/`));
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(new RegExp(`^${BASE}/assets/js/.+\\.js$`)),
  ]);
});

test("an alias sends on under the path and keeps query and hash", async ({ page }) => {
  await page.goto(`${BASE}/ipa/resources/peers?x=1#list-all-peers`);
  await expect(page).toHaveURL(new RegExp(`${BASE}/api/resources/peers\\?x=1#list-all-peers$`));
});

test("every page names its twin under the path, and the twin is there", async ({ page, request }) => {
  await page.goto(`${BASE}/how-to/ssh`);
  const twin = page.locator('link[rel=alternate][type="text/markdown"]');
  await expect(twin).toHaveAttribute("href", new RegExp(`${BASE}/how-to/ssh\\.md$`));
  expect((await request.get(`${BASE}/how-to/ssh.md`)).ok()).toBe(true);
});

test("the files for hosts and crawlers name the path", () => {
  const read = (file: string): string => fs.readFileSync(`${VARIANT.outDir}/${file}`, "utf8");
  expect(read("_headers")).toContain(`${BASE}/assets/*`);
  expect(read("_redirects")).toContain(`${BASE}/ipa ${BASE}/api 301`);
  expect(read("robots.txt")).toContain(`${BASE}/sitemap.xml`);
  const places = [...read("sitemap.xml").matchAll(/<loc>([^<]+)</g)].map(([, place = ""]) => new URL(place));
  expect(places.length).toBeGreaterThan(90);
  expect(places.filter(({ pathname }) => !pathname.startsWith(BASE))).toEqual([]);
});
