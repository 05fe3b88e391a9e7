import type { Locator, Page } from "@playwright/test";
import { test } from "./support/tab";
import { expect, open, test as ownTab } from "./support/test";

const ROUTE = "/api/resources/setup-keys";

/** The groups of request samples; answers on the same page have tabs of their own. */
const groups = (page: Page): Locator => page.locator('[data-code-group]:has([data-choice="cURL"])');
const tab = (group: Locator, name: string): Locator => group.getByRole("tab", { name, exact: true });

test.describe("code groups", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("tabs and panels name each other; one panel has no tab list", async ({ page }) => {
    await open(page, ROUTE);
    const first = groups(page).first();
    const tabs = first.getByRole("tab");
    await expect(first.getByRole("tablist")).toHaveAttribute("aria-label", /.+/);
    for (const item of await tabs.all()) {
      const panel = page.locator(`[id="${(await item.getAttribute("aria-controls")) ?? ""}"]`);
      await expect(panel).toHaveAttribute("aria-labelledby", (await item.getAttribute("id")) ?? "none");
    }
    await expect(page.locator("[data-code-group]:not(:has([role=tab]))")).toHaveCount(0);
  });

  test("one tab stop; arrows wrap, Home and End jump, Up and Down scroll the page", async ({ page }) => {
    await open(page, ROUTE);
    const group = groups(page).first();
    const names = await group.getByRole("tab").allTextContents();
    const last = names.at(-1) ?? "";
    await tab(group, names[0] ?? "").focus();
    await expect(group.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press("ArrowLeft");
    await expect(tab(group, last)).toBeFocused();
    await expect(tab(group, last)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowRight");
    await expect(tab(group, names[0] ?? "")).toBeFocused();
    await page.keyboard.press("End");
    await expect(tab(group, last)).toBeFocused();
    await page.keyboard.press("Home");
    await expect(tab(group, names[0] ?? "")).toHaveAttribute("aria-selected", "true");
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  });

  test("hidden panels are hidden, and code that scrolls takes focus", async ({ page }) => {
    await open(page, ROUTE);
    const group = groups(page).first();
    await expect(group.locator("[role=tabpanel]:not([hidden])")).toHaveCount(1);
    await expect(group.locator("pre:visible")).toHaveAttribute("tabindex", "0");
  });

  test("a language changes every group, is kept, and the clicked group stays in place", async ({ page }) => {
    await open(page, ROUTE);
    const group = groups(page).nth(2);
    await group.scrollIntoViewIfNeeded();
    const python = tab(group, "Python");
    const before = (await python.boundingBox())?.y ?? 0;
    await python.click();
    expect(Math.abs(((await python.boundingBox())?.y ?? 999) - before)).toBeLessThanOrEqual(1);
    for (const other of await groups(page).all())
      await expect(tab(other, "Python")).toHaveAttribute("aria-selected", "true");
    await page.reload();
    await expect(tab(groups(page).first(), "Python")).toHaveAttribute("aria-selected", "true");
    await open(page, "/api");
    await expect(tab(groups(page).first(), "Python")).toHaveAttribute("aria-selected", "true");
  });

  test("the most recent choice that a group offers wins", async ({ page }) => {
    await open(page, ROUTE);
    await tab(groups(page).first(), "Ruby").click();
    await tab(groups(page).first(), "Go").click();
    await open(page, "/how-to/ssh");
    await open(page, "/api");
    await expect(tab(groups(page).first(), "Go")).toHaveAttribute("aria-selected", "true");
  });

  test("the chosen language is there before the application runs", async ({ page, problems }) => {
    await open(page, ROUTE);
    await tab(groups(page).first(), "Java").click();
    await page.route("**/assets/js/**", (route) => route.abort());
    await page.reload();
    await expect(tab(groups(page).first(), "Java")).toHaveAttribute("aria-selected", "true");
    await expect(groups(page).first().locator("[role=tabpanel]:not([hidden])")).toContainText("HttpClient");
    problems.length = 0;
  });

  test("Copy takes the visible panel's text, says so for 1 s, and speaks it once", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, ROUTE);
    const group = groups(page).first();
    await tab(group, "Python").click();
    const shown = await group.locator("[role=tabpanel]:not([hidden]) code").textContent();
    const button = group.getByRole("button", { name: /^Cop/ });
    await button.click();
    await expect(button).toHaveText("Copied!");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
    await expect(group.getByRole("status")).toHaveText("Copied!");
    await expect(button).toHaveText("Copy");
  });

  ownTab("a refused clipboard shows a failure", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) },
      });
    });
    await open(page, ROUTE);
    const button = groups(page).first().getByRole("button", { name: /^Cop/ });
    await button.click();
    await expect(button).toHaveText("Copy failed");
  });

  test("Copy shows on keyboard focus", async ({ page }) => {
    await open(page, "/how-to/ssh");
    const button = page.locator("article").getByRole("button", { name: "Copy", exact: true }).first();
    await button.focus();
    await expect(button).toHaveCSS("opacity", "1");
  });

  ownTab("code blocks are not built again after hydration, and carry no inline style", async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        Object.assign(window, { codeNodes: [...document.querySelectorAll("pre code")] });
      });
    });
    await open(page, ROUTE);
    await page.waitForLoadState("networkidle");
    const lost = await page.evaluate(
      () =>
        (window as unknown as { codeNodes: Element[] }).codeNodes.filter((node) => !node.isConnected).length,
    );
    expect(lost).toBe(0);
    await expect(page.locator("pre [style], code [style]")).toHaveCount(0);
  });

  ownTab("the choice is forgotten quietly where storage is denied", async ({ page, problems }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await open(page, ROUTE);
    await tab(groups(page).first(), "PHP").click();
    await expect(tab(groups(page).nth(1), "PHP")).toHaveAttribute("aria-selected", "true");
    expect(problems.filter((problem) => problem.startsWith("uncaught"))).toEqual([]);
  });
});

test.describe("content components", () => {
  test("a diagram opens large in a dialog and gives focus back", async ({ page }) => {
    await open(page, "/about/how-it-works");
    const zoom = page.getByRole("button", { name: /^Enlarge diagram/ }).first();
    await zoom.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(zoom).toBeFocused();
  });

  test("the event catalogue filters as one types, without a request", async ({ page }) => {
    await open(page, "/how-to/audit-events-logging");
    await page.waitForLoadState("networkidle");
    const requests: string[] = [];
    // Pages whose links come into view are fetched ahead; the filter itself asks for nothing.
    page.on("request", (request) => {
      if (!new URL(request.url()).pathname.startsWith("/assets/")) requests.push(request.url());
    });
    await page.getByRole("searchbox").or(page.getByRole("textbox")).first().fill("setupkey.revoke");
    await expect(page.getByRole("cell", { name: "setupkey.revoke" })).toBeVisible();
    await expect(page.getByRole("cell", { name: "policy.update" })).toBeHidden();
    expect(requests).toEqual([]);
  });

  test("on paper only the article is left", async ({ page }) => {
    await open(page, "/how-to/ssh");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const selector of ["header", "#site-nav", "footer"])
      await expect(page.locator(selector).first()).toBeHidden();
    await expect(page.locator("pre").first()).toHaveCSS("white-space-collapse", "preserve");
  });
});
