import { GUIDE } from "./support/site";
import { test } from "./support/tab";
import { expect } from "./support/test";

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
