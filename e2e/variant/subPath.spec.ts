import { VARIANT } from "../../scripts/lib/variant.mjs";
import { hydrate } from "../support/test";
import { expect, ownTab as test } from "./support";

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
  await page.goto(`${BASE}/how-to/ssh`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("SSH");
  await page.goto(`${BASE}/ipa/resources/peers?x=1#list-all-peers`);
  await expect(page).toHaveURL(new RegExp(`${BASE}/api/resources/peers\\?x=1#list-all-peers$`));
  expect(outside).toEqual([]);
  expect(problems).toEqual([]);
});
