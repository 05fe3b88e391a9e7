import { VARIANT } from "../../scripts/lib/variant.mjs";
import { startNginx, type RunningNginx } from "../../test/nginx";
import { watchPolicy } from "../support/nginx";
import { activeOf, optionsOf, searchFor } from "../support/search";
import { at, expect, ownTab as hostedTest } from "./support";

/** The hosted build as a real nginx serves it, with its headers, and with what the browser refused. */
const test = hostedTest.extend<{ violations: string[] }, { nginx: RunningNginx }>({
  nginx: [
    async ({}, use) => {
      const nginx = await startNginx(VARIANT.outDir);
      await use(nginx);
      await nginx.stop();
    },
    { scope: "worker" },
  ],
  baseURL: [
    async ({ nginx }, use) => {
      await use(`${nginx.url}${VARIANT.base}`);
    },
    { scope: "test" },
  ],
  violations: [
    async ({ page }, use) => {
      const violations: string[] = [];
      await watchPolicy(page, violations);
      await use(violations);
    },
    { auto: true },
  ],
});

test("the policy lets the service and its analytics through", async ({ page, violations, events }) => {
  await searchFor(page, "key");
  await expect(optionsOf(page)).toHaveCount(5);
  await expect.poll(() => events.map(({ eventName }) => eventName)).toEqual(["Items Viewed"]);
  await expect(activeOf(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect.poll(() => events.map(({ eventName }) => eventName)).toContain("Item Selected");
  expect(violations).toEqual([]);
});

test("the policy lets the page's own index stand in", async ({ page, service, violations }) => {
  for (const host of [0, 1, 2]) service.fail(host, { status: 500, message: "down" });
  await searchFor(page, "setup key");
  await expect(optionsOf(page).first()).toBeVisible();
  expect(violations).toEqual([]);
});

test("the policy lets the search page through, and stops other hosts", async ({ page, violations }) => {
  await page.goto(at("/search?q=key"));
  await expect(page.getByRole("main").getByRole("link", { name: /key/i }).first()).toBeVisible();
  expect(violations).toEqual([]);
  await page.evaluate(() => fetch("https://other.example/").catch(() => undefined));
  await expect.poll(() => violations.join("\n")).toMatch(/connect-src https:\/\/other\.example/);
});
