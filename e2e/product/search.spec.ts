import type { Page } from "@playwright/test";
import { activeOf, dialogOf, fieldOf, optionsOf, searchFor, SETUP_KEYS, triggerOf } from "../support/search";
import { test } from "../support/tab";
import { expect, open, test as ownTab } from "../support/test";

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

test("the button and the shortcut that it names open a modal dialog, with focus in the field", async ({
  page,
}) => {
  const close = dialogOf(page).getByRole("button", { name: "Close" });
  await open(page, "/how-to/ssh");
  await expect(triggerOf(page)).toHaveAttribute("aria-haspopup", "dialog");
  await expect(triggerOf(page)).toHaveAttribute("aria-keyshortcuts", "Control+K");
  await expect(triggerOf(page)).toContainText("Ctrl K");
  await test.step("the shortcut opens it in place of what the browser does, once", async () => {
    await page.evaluate(() => {
      window.addEventListener("keydown", ({ key, defaultPrevented }) => {
        if (key === "k") Object.assign(window, { prevented: defaultPrevented });
      });
    });
    await page.keyboard.press("Control+k");
    await expect(fieldOf(page)).toBeFocused();
    expect(await page.evaluate(() => "prevented" in window && window.prevented)).toBe(true);
    await page.keyboard.press("Control+k");
    await expect(page.locator("dialog[open]")).toHaveCount(1);
    await expect(fieldOf(page)).toBeFocused();
  });
  await test.step("it is a modal dialog", async () => {
    await expect(dialogOf(page)).toHaveAttribute("aria-modal", "true");
    expect(await dialogOf(page).evaluate((dialog) => dialog.matches("dialog:modal"))).toBe(true);
    expect(await dialogOf(page).getAttribute("role")).toBeNull();
  });
  await test.step("after the shortcut, Escape moves focus to the button", async () => {
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(triggerOf(page)).toBeFocused();
  });
  await test.step("the button puts focus in the field within one frame", async () => {
    const role = await triggerOf(page).evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise(requestAnimationFrame);
      return document.activeElement?.getAttribute("role");
    });
    expect(role).toBe("combobox");
  });
  await test.step("there is a close control for eye and keyboard", async () => {
    await page.keyboard.press("Tab");
    await expect(close).toBeFocused();
    await expect(close).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(dialogOf(page)).toHaveCount(0);
  });
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

test("the page behind is inert and does not scroll; after closing, focus is on the button again", async ({
  page,
}) => {
  const field = await searchFor(page, "setup key");
  await test.step("Tab and Shift+Tab never reach the page", async () => {
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
  });
  await test.step("the wheel does not scroll it", async () => {
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
  await test.step("three presses of Escape close list, query and dialog", async () => {
    await field.focus();
    await page.keyboard.press("Escape");
    await expect(dialogOf(page).getByRole("listbox")).toHaveCount(0);
    await expect(field).toHaveValue("setup key");
    await page.keyboard.press("Escape");
    await expect(field).toHaveValue("");
    await expect(field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(triggerOf(page)).toBeFocused();
  });
  await test.step("a press outside closes it, and its query is gone", async () => {
    await triggerOf(page).press("Enter");
    await fieldOf(page).fill("ssh");
    await page.mouse.click(8, 8);
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(triggerOf(page)).toBeFocused();
    await triggerOf(page).press("Enter");
    await expect(fieldOf(page)).toHaveValue("");
    await dialogOf(page).getByRole("button", { name: "Close" }).click();
  });
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test("a result opens without a reload, in a tab with Ctrl, and takes focus along; Back and a hash close search", async ({
  page,
  context,
  problems,
}) => {
  await open(page, "/how-to/ssh");
  await mark(page);
  await page.keyboard.press("Control+k");
  await fieldOf(page).fill("setup key");
  await test.step("a row is a link: Ctrl and a click open a tab, and the dialog stays", async () => {
    const opened = context.waitForEvent("page");
    await optionsOf(page)
      .first()
      .click({ modifiers: ["Control"] });
    await expect(await opened).toHaveURL(SETUP_KEYS);
    await expect(fieldOf(page)).toHaveValue("setup key");
  });
  await test.step("Enter goes to the page", async () => {
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(SETUP_KEYS);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Setup keys");
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
  });
  await test.step("the query is gone; a click goes to a heading of the other section", async () => {
    await page.keyboard.press("Control+k");
    await expect(fieldOf(page)).toHaveValue("");
    await fieldOf(page).fill("delete a setup key");
    await expect(activeOf(page)).toHaveAccessibleName(
      "DELETE Delete a setup key API / Setup keys /api/setup-keys/{keyId}",
    );
    await activeOf(page).click();
    await expect(page).toHaveURL("/api/resources/setup-keys#delete-a-setup-key");
    await expect(dialogOf(page)).toHaveCount(0);
    const heading = page.locator("#delete-a-setup-key");
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    expect(await stayed(page)).toBe(true);
  });
  await test.step("Back closes search, and so does a change of the hash", async () => {
    await page.keyboard.press("Control+k");
    await expect(fieldOf(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(SETUP_KEYS);
    await expect(dialogOf(page)).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await expect(fieldOf(page)).toBeFocused();
    await page.evaluate(() => {
      window.location.hash = "#next";
    });
    await expect(dialogOf(page)).toHaveCount(0);
  });
  expect(problems).toEqual([]);
});
