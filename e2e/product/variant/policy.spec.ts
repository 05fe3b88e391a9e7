import { VARIANT } from "../../../tools/lib/variant.mjs";
import { startNginx, type RunningNginx } from "../../../test/nginx";
import { watchPolicy } from "../../support/nginx";
import { dialogOf, searchFor } from "../../support/search";
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

test("the policy lets the service, its analytics, the search page and the page's own index through, and stops other hosts", async ({
  page,
  service,
  violations,
  events,
}) => {
  await test.step("the service and its analytics", async () => {
    await searchFor(page, "key");
    await expect.poll(() => events.map(({ eventName }) => eventName)).toEqual(["Items Viewed"]);
    await page.keyboard.press("Enter");
    await expect.poll(() => events.map(({ eventName }) => eventName)).toContain("Item Selected");
    expect(violations).toEqual([]);
  });
  await test.step("the search page", async () => {
    await page.goto(at("/search?q=key"));
    await expect(page.getByRole("main").getByRole("link", { name: /key/i }).first()).toBeVisible();
    expect(violations).toEqual([]);
  });
  await test.step("the page's own index", async () => {
    service.fail("all", { status: 500, message: "down" });
    await searchFor(page, "setup key");
    await expect(dialogOf(page).getByText("The search service cannot be reached.").first()).toBeVisible();
    expect(violations).toEqual([]);
  });
  await page.evaluate(() => fetch("https://other.example/").catch(() => undefined));
  await expect.poll(() => violations.join("\n")).toMatch(/connect-src https:\/\/other\.example/);
});
