import { escapeRegExp } from "../src/lib/escapeRegExp";
import { delayApplication } from "./support/delay";
import { test } from "./support/tab";
import { expect, hydrate, open } from "./support/test";

test("each section has its own title suffix, also in og:title", async ({ page }) => {
  await open(page, "/how-to/ssh");
  await expect(page).toHaveTitle("SSH - Peerloom Docs");
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", "SSH - Peerloom Docs");
  await open(page, "/api/resources/setup-keys");
  await expect(page).toHaveTitle("Setup keys - Peerloom API");
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    "content",
    "Setup keys - Peerloom API",
  );
});

test("the title follows a client navigation between sections", async ({ page }) => {
  await open(page, "/how-to/ssh");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
  await expect(page).toHaveURL(/\/api$/);
  await expect(page).toHaveTitle(/Peerloom API$/);
});

test("the 404 page has a title, a status and ways on", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle("Page not found - Peerloom Docs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no page at this address");
  await expect(page.getByRole("main").getByRole("link", { name: "Quickstart guide" })).toBeVisible();
});

test("the 404 page names pages with a similar address by their titles and offers search", async ({
  page,
}) => {
  await page.goto("/how-to/instalation/linuxx");
  await page.getByRole("main").getByRole("link", { name: "Linux", exact: true }).click();
  await expect(page).toHaveURL(/\/how-to\/installation\/linux$/);
  await page.goto("/how-to/instalation/linuxx");
  await hydrate(page);
  await page.getByRole("main").getByRole("button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the 404 page offers no page that is in no menu", async ({ page }) => {
  await open(page, "/how-to");
  const names = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(names.length).toBeGreaterThan(4);
  expect(names).not.toContain("/how-to-contribute");
});

for (const [address, shown, section] of [
  ["/no/such/page", "/no/such/page", "Docs"],
  ["/api/nope?x=1#y", "/api/nope?x=1#y", "API"],
  ["/ipa/resources/nope?x=1#y", "/api/resources/nope?x=1#y", "API"],
] as const) {
  test(`${address} is of the ${section} section before the application is there and after`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const release = await delayApplication(page);
    await page.goto(address);
    const isOfSection = async (): Promise<void> => {
      expect(new URL(page.url()).href).toContain(shown);
      await expect(page).toHaveTitle(`Page not found - Peerloom ${section}`);
      await expect(page.getByRole("link", { name: `Peerloom ${section} home` }).first()).toBeVisible();
    };
    await isOfSection();
    await release();
    await isOfSection();
    const menu = page.getByRole("navigation", { name: `${section} pages` });
    await expect(menu.getByRole("link", { name: section === "API" ? "Errors" : "FAQ" })).toBeVisible();
    await page
      .getByRole("group", { name: "Was this page helpful?" })
      .getByRole("button", { name: "Yes" })
      .click();
    await expect(page.getByText("Thanks for your feedback!")).toBeVisible();
    // The page itself is missing; everything else is in order.
    expect(problems.filter((problem) => !/404/.test(problem))).toEqual([]);
  });
}

test("each page has a social card", async ({ page, request }) => {
  for (const [route, card] of [
    ["/how-to/ssh", "/img/social/how-to/ssh.png"],
    ["/api/guides/errors", "/img/social/api/guides/errors.png"],
    ["/", "/img/social/index.png"],
  ] as const) {
    await page.goto(route);
    const image = page.locator('meta[property="og:image"]');
    await expect(image).toHaveCount(1);
    await expect(image).toHaveAttribute("content", `https://docs.peerloom.example${card}`);
    expect((await request.get(card)).headers()["content-type"]).toBe("image/png");
  }
});

for (const [alias, target] of [
  ["/ipa", "/api"],
  ["/ipa/guides/errors", "/api/guides/errors"],
  ["/docs", "/"],
  ["/docs/how-to/cli?x=1#global-flags", "/how-to/cli?x=1#global-flags"],
  [
    "/ipa/resources/setup-keys?x=1&y=a%20b#delete-a-setup-key",
    "/api/resources/setup-keys?x=1&y=a%20b#delete-a-setup-key",
  ],
] as const) {
  test(`${alias} sends to ${target} with query and hash, and Back works`, async ({ page }) => {
    await page.goto("/how-to/ssh");
    await page.goto(alias);
    await expect(page).toHaveURL(new RegExp(`${escapeRegExp(target)}$`));
    await expect(page.getByRole("main")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/how-to\/ssh$/);
  });
}

test("/slack-url leads to the community chat", async ({ page }) => {
  await page.route("https://chat.peerloom.example/**", (route) => route.fulfill({ body: "chat" }));
  await page.goto("/slack-url");
  await expect(page).toHaveURL("https://chat.peerloom.example/");
});

test("the logo differs by section and leads home", async ({ page }) => {
  await open(page, "/how-to/ssh");
  const logo = page.getByRole("link", { name: /home$/ }).locator("visible=true").first();
  const docsMark = await logo.innerHTML();
  await open(page, "/api");
  expect(await logo.innerHTML()).not.toBe(docsMark);
  await logo.click();
  await expect(page).toHaveURL(/\/$/);
});
