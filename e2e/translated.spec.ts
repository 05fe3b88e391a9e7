import type { Page } from "@playwright/test";
import { OTHER_RESOURCE, RESOURCE } from "./support/site";
import { test } from "./support/tab";
import { expect, hydrate } from "./support/test";

/** Acts like a browser's translator: puts each text, including later ones, into elements of the translator. */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const UNTOUCHED = "script, style, x-translated, textarea, code, pre, [translate=no]";
    const translate = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === "" || text.parentElement?.closest(UNTOUCHED)) continue;
        const font = document.createElement("x-translated");
        font.textContent = `${text.data}°`;
        text.replaceWith(font);
      }
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of addedNodes) translate(node.nodeType === Node.TEXT_NODE ? target : node);
        if (target.nodeType === Node.TEXT_NODE && target.parentNode) translate(target.parentNode);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

test("a page that the browser translates keeps working: search, feedback, Try it and the next page", async ({
  page,
  problems,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(OTHER_RESOURCE);
  const other = (await heading.textContent()) ?? "";
  await page.goto(RESOURCE);
  const title = (await heading.textContent()) ?? "";
  await hydrate(page);
  await translatePage(page);

  await page.keyboard.press("Control+k");
  const hits = page.getByRole("option");
  for (const query of [title, other]) {
    await page.getByRole("combobox").fill(query);
    await expect(hits.first()).toContainText(query);
  }
  await page.getByRole("combobox").fill("zzqqxxvv");
  await expect(hits).toHaveCount(0);
  for (let press = 0; press < 3; press++) await page.keyboard.press("Escape");

  await page.getByRole("button", { name: /^Try/ }).first().click();
  const send = page.getByRole("button", { name: /^Send/ });
  await send.click();
  await expect(page.locator("dialog[open] [role=status]").first()).toContainText(/\d ms, simulated/);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: /^No/ }).click();
  await expect(page.getByText(/Thanks/).first()).toBeVisible();
  await page
    .getByRole("navigation")
    .locator(`a[href="${OTHER_RESOURCE}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(heading).toContainText(other);
  await page.goBack();
  await expect(heading).toContainText(title);
  expect(problems).toEqual([]);
});
