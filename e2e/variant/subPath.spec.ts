import { VARIANT } from "../../tools/lib/variant.mjs";
import { GUIDE, RESOURCE } from "../support/site";
import { expect, hydrate, test } from "../support/test";

const BASE = VARIANT.base.slice(0, -1);

test.use({ viewport: { width: 1440, height: 900 } });

test("pages, menus, client navigation and aliases stay under the path", async ({ page, problems }) => {
  const outside: string[] = [];
  page.on("request", (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol === "http:" && !pathname.startsWith(`${BASE}/`)) outside.push(pathname);
  });
  await page.goto(`${BASE}/`);
  await hydrate(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
  await expect(page).toHaveURL(new RegExp(`${BASE}/api$`));
  await page.goto(BASE + GUIDE);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(`${BASE}${RESOURCE.replace("/api/", "/ipa/")}?x=1#y`);
  await expect(page).toHaveURL(`${BASE}${RESOURCE}?x=1#y`);
  expect(outside).toEqual([]);
  expect(problems).toEqual([]);
});
