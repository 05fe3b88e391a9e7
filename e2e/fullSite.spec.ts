/** The site of `test/fullSite` in a browser: right to left, search in versions, blog and other pages. `npm run test:more -- full` has built it. */
import fs from "node:fs";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { expectAnswered } from "./support/search";

const BUILD = path.resolve("build-full");
const ORIGIN = "http://full-site.test";

const FREE_PAGES = [
  "/blog",
  "/blog/2026/03/02/release-two",
  "/blog/tags",
  "/blog/tags/releases",
  "/blog/authors",
  "/blog/authors/ada",
  "/blog/archive",
  "/about-us",
  "/pricing",
];

/** Files of the build answer the page, without a server. */
test.beforeEach(async ({ page }) => {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = [pathname, `${pathname}.html`, `${pathname}/index.html`]
      .map((name) => path.join(BUILD, decodeURIComponent(name)))
      .find((name) => fs.statSync(name, { throwIfNoEntry: false })?.isFile());
    return file === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ path: file });
  });
});

async function expectNoOverflow(page: Page): Promise<void> {
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(view);
}

test("a page that is read from right to left is mirrored, except for code", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${ORIGIN}/ar/how-to/ssh`);
  await expectNoOverflow(page);
  const menu = await page.locator("[data-side-nav]").boundingBox();
  const article = await page.locator("article").boundingBox();
  const tools = await page.locator("main + aside").boundingBox();
  expect(menu?.x).toBeGreaterThan((article?.x ?? 0) + (article?.width ?? 0));
  expect(tools?.x).toBeLessThan(article?.x ?? 0);
  await expect(page.locator("article h1")).toHaveCSS("direction", "rtl");
  await expect(page.locator("article pre").first()).toHaveCSS("direction", "ltr");
  await expect(page.locator("article p code")).toHaveCSS("direction", "ltr");
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoOverflow(page);
});

test("search finds pages of the version that the reader is in", async ({ page }) => {
  const hits = page.getByRole("option");
  const searchFor = async (word: string): Promise<void> => {
    await page.keyboard.press("/");
    await page.getByRole("combobox", { name: "Search" }).fill(word);
  };
  await page.goto(`${ORIGIN}/next/how-to/ssh`);
  await searchFor("zeppelin");
  await expect(hits.first()).toHaveAttribute("href", /^\/next\/how-to\/relay/);
  await searchFor("kumquat");
  await expect(hits.first()).toHaveAttribute("href", /^\/community\/meetups/);
  await page.goto(`${ORIGIN}/how-to/ssh`);
  await searchFor("ssh");
  await expectAnswered(page);
  await expect(hits.first()).toBeVisible();
  await expect(hits.and(page.locator('[href^="/next/"]'))).toHaveCount(0);
});

test("the blog and pages outside the sections are next to the menu and below the bar, without errors", async ({
  page,
}) => {
  const messages: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) messages.push(message.text());
  });
  page.on("pageerror", (error) => messages.push(String(error)));
  for (const route of FREE_PAGES) {
    await test.step(route, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(ORIGIN + route);
      const menu = await page.locator("[data-side-nav]").boundingBox();
      const heading = await page.locator(".free-page :is(h1, h2)").first().boundingBox();
      const bar = await page.locator("header").first().boundingBox();
      expect(heading?.x).toBeGreaterThan((menu?.x ?? 0) + (menu?.width ?? 0));
      expect(heading?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
      await expectNoOverflow(page);
      await page.setViewportSize({ width: 390, height: 800 });
      await expectNoOverflow(page);
    });
  }
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.locator("[data-side-nav]")).toHaveAttribute("data-open", "true");
  expect(messages).toEqual([]);
});
