import type { Page } from "@playwright/test";
import { delayApplication } from "../support/delay";
import { test } from "../support/tab";
import { expect, open } from "../support/test";

test.use({ viewport: { width: 1440, height: 900 } });

const toc = (page: Page) => page.getByRole("navigation", { name: "On this page" });

test("On this page: its entries, the current one, and where they lead", async ({ page }) => {
  const release = await delayApplication(page);
  const last = "#find-ssh-changes-in-the-audit-events";
  await page.goto(`/how-to/ssh${last}`);
  const current = toc(page).locator("[aria-current]");
  const links = toc(page).getByRole("link");
  const topOfColumn = async (): Promise<number | undefined> =>
    (await page.getByRole("complementary", { name: "Page tools" }).boundingBox())?.y;
  /** From the last heading, which the page opened at. */
  const choose = async (): Promise<void> => {
    await expect(current).toHaveAttribute("href", last);
    const before = links.nth((await links.count()) - 2);
    await before.click();
    await expect(current).toHaveAttribute("href", (await before.getAttribute("href")) ?? "");
    await links.last().click();
    await expect(current).toHaveAttribute("href", last);
  };
  const scroll = async (): Promise<void> => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(current).toHaveCount(0);
    const top = await topOfColumn();
    await page.evaluate(() => window.scrollTo({ top: 99_999, behavior: "instant" }));
    await expect(current).not.toHaveAttribute("href", last);
    // The list gives way to the footer of the site.
    expect(await topOfColumn()).toBe(top);
    await expect(current).toBeInViewport({ ratio: 1 });
  };

  await test.step("the entry that the reader chose is lit until they scroll, before the application", async () => {
    await choose();
    await scroll();
    await links.last().click();
  });
  await page.mouse.move(700, 400);
  await release();
  await test.step("and after", async () => {
    await choose();
    await scroll();
  });
  await test.step("entries equal the page's h2 and h3 headings; labels of panels are none", async () => {
    const headings = await page
      .locator("article :is(h2, h3):not([role=tabpanel] > *)")
      .evaluateAll((nodes) => nodes.map(({ id }) => `#${id}`));
    const entries = await links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute("href")));
    expect(entries).toEqual(headings);
  });
  await test.step("the last heading at or above the offset is current", async () => {
    const ids = await page.locator("article h2").evaluateAll((nodes) => nodes.map(({ id }) => id));
    for (const id of ids.slice(0, 3)) {
      await page.evaluate((target) => {
        document.getElementById(target)?.scrollIntoView();
      }, id);
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute("href", `#${id}`);
    }
  });
  await test.step("a click moves to the heading below the bar and sets the hash", async () => {
    const link = links.nth(2);
    const hash = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    const top = (): Promise<number> =>
      page.locator(hash).evaluate((heading) => heading.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(90);
    expect(await top()).toBeGreaterThanOrEqual(56);
  });
  await test.step("below 1280 px there is none, for assistive technology too", async () => {
    await page.setViewportSize({ width: 1279, height: 900 });
    await expect(toc(page)).toHaveCount(0);
  });
});

// The first has a table of contents, the other one does not.
for (const [route, source, lists] of [
  ["/how-to/ssh", "docs/how-to/ssh.mdx", 1],
  ["/api/resources/setup-keys", "api/resources/setup-keys.mdx", 0],
] as const) {
  test(`${route} can be copied and edited at every width`, async ({ page }) => {
    await open(page, route);
    await expect(toc(page)).toHaveCount(lists);
    for (const width of [390, 1279, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const tools = page.getByRole("complementary", { name: "Page tools" });
      await expect(tools.getByRole("button", { name: "Copy link" })).toBeVisible();
      await expect(tools.getByRole("button", { name: "Copy page as Markdown" })).toBeVisible();
      await expect(tools.getByRole("link", { name: "Edit on Github" })).toHaveAttribute(
        "href",
        `https://code.peerloom.example/peerloom/docs/blob/main/${source}`,
      );
    }
  });
}
