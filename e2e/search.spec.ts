import type { Page } from "@playwright/test";
import {
  activeOf,
  dialogOf,
  fieldOf,
  openSearch,
  optionsOf,
  searchFor,
  SETUP_KEYS,
  triggerOf,
} from "./support/search";
import { test } from "./support/tab";
import { expect, open, test as ownTab } from "./support/test";

const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";

/** The part of a layout shift that names what moved. */
interface Shift {
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Marks the document, so that a full reload shows. */
const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { stayed: true }));
const stayed = (page: Page): Promise<boolean> => page.evaluate(() => "stayed" in window);
const hasFocusInside = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
  );

test("the trigger is a button with a name, its dialog and its keys", async ({ page }) => {
  await open(page, "/how-to/ssh");
  await expect(triggerOf(page)).toHaveAttribute("aria-haspopup", "dialog");
  await expect(triggerOf(page)).toHaveAttribute("aria-keyshortcuts", "Control+K");
  await expect(triggerOf(page)).toContainText("Ctrl K");
});

ownTab.describe("on a Mac", () => {
  ownTab.use({ userAgent: MAC });

  ownTab(
    "the trigger names the keys of the platform; nothing shifts when they appear",
    async ({ page, problems }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const moved = list.getEntries().flatMap((entry) => (entry as unknown as Shift).sources);
          Object.assign(window, {
            moved: moved.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200)),
          });
        }).observe({ type: "layout-shift", buffered: true });
      });
      await open(page, "/how-to/ssh");
      await expect(triggerOf(page)).toHaveAttribute("aria-keyshortcuts", "Meta+K");
      await expect(triggerOf(page)).toContainText("⌘K");
      const moved = await page.evaluate(() => ("moved" in window ? JSON.stringify(window.moved) : ""));
      expect(moved).not.toContain("Search");
      expect(problems).toEqual([]);
    },
  );
});

for (const shortcut of ["Control+k", "Meta+k"]) {
  test(`${shortcut} opens it in place of what the browser does, once`, async ({ page }) => {
    await open(page, "/how-to/ssh");
    await page.evaluate(() => {
      window.addEventListener("keydown", ({ key, defaultPrevented }) => {
        if (key === "k") Object.assign(window, { prevented: defaultPrevented });
      });
    });
    await page.keyboard.press(shortcut);
    await expect(fieldOf(page)).toBeFocused();
    expect(await page.evaluate(() => "prevented" in window && window.prevented)).toBe(true);
    await page.keyboard.press(shortcut);
    await expect(page.locator("dialog[open]")).toHaveCount(1);
    await expect(fieldOf(page)).toBeFocused();
  });
}

test("it is a modal dialog with a name", async ({ page }) => {
  await openSearch(page);
  await expect(dialogOf(page)).toHaveAttribute("aria-modal", "true");
  expect(await dialogOf(page).evaluate((dialog) => dialog.matches("dialog:modal"))).toBe(true);
  expect(await dialogOf(page).getAttribute("role")).toBeNull();
});

test("focus is in the field within one frame", async ({ page }) => {
  await openSearch(page);
  await page.keyboard.press("Escape");
  const role = await triggerOf(page).evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise(requestAnimationFrame);
    return document.activeElement?.getAttribute("role");
  });
  expect(role).toBe("combobox");
});

test("Tab and Shift+Tab never reach the page behind, which is inert and does not scroll", async ({
  page,
}) => {
  await searchFor(page, "setup key");
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let presses = 0; presses < 15; presses += 1) {
      await page.keyboard.press(key);
      expect(await hasFocusInside(page)).toBe(true);
    }
  }
  await page
    .locator("main a")
    .first()
    .evaluate((link) => link.focus());
  expect(await hasFocusInside(page)).toBe(true);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(100);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await dialogOf(page).getByRole("button", { name: "Close" }).click();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test("there is a close control for eye and keyboard", async ({ page }) => {
  await openSearch(page);
  await page.keyboard.press("Tab");
  await expect(dialogOf(page).getByRole("button", { name: "Close" })).toBeFocused();
  await expect(dialogOf(page).getByRole("button", { name: "Close" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toHaveCount(0);
});

test("Enter goes to the page without a reload, and focus goes with it", async ({ page, problems }) => {
  await open(page, "/how-to/ssh");
  await mark(page);
  await page.keyboard.press("Control+k");
  await fieldOf(page).fill("setup key");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(SETUP_KEYS);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Setup keys");
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await stayed(page)).toBe(true);
  expect(problems).toEqual([]);
});

test("Enter goes to the heading, also in the other section", async ({ page }) => {
  await searchFor(page, "delete a setup key");
  await mark(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/api/resources/setup-keys#delete-a-setup-key");
  const heading = page.locator("#delete-a-setup-key");
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  expect(await stayed(page)).toBe(true);
});

for (const keys of ["Control+Enter", "Shift+Enter"]) {
  test(`${keys} opens elsewhere; the dialog stays as it was`, async ({ page, context }) => {
    const field = await searchFor(page, "setup key");
    await page.keyboard.press("ArrowDown");
    const href = (await activeOf(page).getAttribute("href")) ?? "";
    const opened = context.waitForEvent("page");
    await page.keyboard.press(keys);
    await expect(await opened).toHaveURL(href);
    await expect(field).toHaveValue("setup key");
    await expect(activeOf(page)).toHaveAttribute("href", href);
  });
}

test("an option is a link: a click goes there, Ctrl and a click open a tab", async ({ page, context }) => {
  await searchFor(page, "setup key");
  const opened = context.waitForEvent("page");
  await optionsOf(page)
    .first()
    .click({ modifiers: ["Control"] });
  await expect(await opened).toHaveURL(SETUP_KEYS);
  await expect(dialogOf(page)).toBeVisible();
  await optionsOf(page).first().click();
  await expect(page).toHaveURL(SETUP_KEYS);
  await expect(dialogOf(page)).toHaveCount(0);
});

test("three presses of Escape end on the page: list, query, dialog", async ({ page }) => {
  const field = await searchFor(page, "setup key");
  await page.keyboard.press("Escape");
  await expect(dialogOf(page).getByRole("listbox")).toHaveCount(0);
  await expect(field).toHaveValue("setup key");
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
});

test("focus returns to the trigger after Escape and after a press outside; the query is gone", async ({
  page,
}) => {
  await searchFor(page, "setup key");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(triggerOf(page)).toBeFocused();
  await triggerOf(page).press("Enter");
  await expect(fieldOf(page)).toHaveValue("");
  await fieldOf(page).fill("ssh");
  await page.mouse.click(8, 8);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(triggerOf(page)).toBeFocused();
});

test("without a trigger in use, the shortcut returns focus to the search button", async ({ page }) => {
  await open(page, "/how-to/ssh");
  await page.keyboard.press("Control+k");
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(triggerOf(page)).toBeFocused();
});

test("Back closes it, and so does a change of the hash", async ({ page }) => {
  await open(page, "/how-to/cli");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
  await expect(page).toHaveURL("/api");
  await page.keyboard.press("Control+k");
  await expect(fieldOf(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/how-to/cli");
  await expect(dialogOf(page)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(fieldOf(page)).toBeFocused();
  await page.evaluate(() => {
    window.location.hash = "#next";
  });
  await expect(dialogOf(page)).toHaveCount(0);
});

test("Enter that ends a composition does not navigate", async ({ page }) => {
  const field = await searchFor(page, "setup key");
  await field.dispatchEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true });
  await expect(page).toHaveURL("/how-to/ssh");
  await expect(dialogOf(page)).toBeVisible();
});
