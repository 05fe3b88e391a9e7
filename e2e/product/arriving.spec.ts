import { EARLY_SCRIPT, delayRequests, themeButton } from "../support/delay";
import { expect, test } from "../support/test";
import { HYDRATED } from "../../src/protocol/attributes";

test.use({ viewport: { width: 1440, height: 900 } });

test("the page is painted before a script is fetched", async ({ page }) => {
  await page.goto("/how-to/ssh");
  await page.locator("#site-nav[data-lights]").waitFor();
  const { painted, loaded, fetched } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    loaded: (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventEnd,
    fetched:
      performance.getEntriesByType("resource").find(({ name }) => name.includes("/early."))?.startTime ?? 0,
  }));
  // A machine too busy to paint a page for a second after loading gets the script anyway.
  expect(fetched).toBeGreaterThan(Math.min(painted, loaded + 900));
});

test("controls that are pressed before the early script act once it is there, and the application is fetched", async ({
  page,
}) => {
  const goOn = await delayRequests(page, EARLY_SCRIPT);
  await page.goto("/how-to/ssh", { waitUntil: "commit" });
  await themeButton(page).click();
  const group = page.getByRole("button", { name: "Peers", exact: true });
  await group.click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  goOn();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(group).toHaveAttribute("aria-expanded", "false");
  await page.locator(HYDRATED).waitFor();
  await expect(group).toHaveAttribute("aria-expanded", "false");
});
