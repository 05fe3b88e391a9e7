import type { Locator, Page } from "@playwright/test";
import { GUIDE, OTHER_RESOURCE, RESOURCE } from "./support/site";
import { test } from "./support/tab";
import { expect, open, test as ownTab } from "./support/test";

/** The groups of request samples; answers on the same page have their own tabs. */
const groups = (page: Page): Locator => page.locator('[data-code-group]:has([data-choice="cURL"])');
const tab = (group: Locator, name: string): Locator => group.getByRole("tab", { name, exact: true });

test("a chosen language is there on other pages, and before the application runs", async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, RESOURCE);
  await tab(groups(page).nth(2), "Java").click();
  for (const group of await groups(page).all())
    await expect(tab(group, "Java")).toHaveAttribute("aria-selected", "true");
  await page.route("**/assets/js/**", (route) => route.abort());
  await page.goto(OTHER_RESOURCE);
  await expect(tab(groups(page).first(), "Java")).toHaveAttribute("aria-selected", "true");
  await expect(groups(page).first().locator("[role=tabpanel]:not([hidden])")).toContainText("HttpClient");
  problems.length = 0;
});

test("Copy shows on keyboard focus, and on paper only the article is left", async ({ page }) => {
  await page.goto(GUIDE);
  const button = page.locator("article").getByRole("button", { name: "Copy", exact: true }).first();
  await button.focus();
  await expect(button).toHaveCSS("opacity", "1");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const selector of ["header", "#site-nav", "footer"])
    await expect(page.locator(selector).first()).toBeHidden();
  await expect(page.locator("pre").first()).toHaveCSS("white-space-collapse", "preserve");
});

ownTab("code blocks are not built again after hydration, and carry no inline style", async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      Object.assign(window, { codeNodes: [...document.querySelectorAll("pre code")] });
    });
  });
  await open(page, RESOURCE);
  const lost = await page.evaluate(
    () =>
      (window as unknown as { codeNodes: Element[] }).codeNodes.filter((node) => !node.isConnected).length,
  );
  expect(lost).toBe(0);
  await expect(page.locator("pre [style], code [style]")).toHaveCount(0);
});
