import { expect, test } from "../support/test";

test.use({ javaScriptEnabled: false });

test("everything can be read and reached without scripts, in the theme of the system", async ({ page }) => {
  // An old anchor, declared in the front matter of the page.
  await page.goto("/how-to/ssh#troubleshooting");
  const heading = page.getByRole("heading", { name: "If a login fails" });
  await expect(heading).toBeInViewport();
  expect((await heading.boundingBox())?.y).toBeLessThan(160);
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    const background = await page.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor);
    const lightness = Number(/([\d.]+)/.exec(background)?.[1]);
    expect(lightness > 0.5).toBe(scheme === "light");
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("SSH");
  const menu = page.getByRole("navigation", { name: "Docs pages" });
  for (const name of ["CLI", "Setup keys", "Linux", "Docker"]) {
    await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("button", { name: /^Enlarge/ })).toHaveCount(0);
  await menu.getByRole("link", { name: "Linux", exact: true }).click();
  await expect(page).toHaveURL(/\/how-to\/installation\/linux$/);
  // The keyboard scrolls a wide table.
  await expect(page.getByRole("region", { name: /^Table 1: / }).first()).toHaveAttribute("tabindex", "0");
});

test("every panel of a code group can be read, and up to 1023 px the menu stands after the article", async ({
  page,
}) => {
  await page.goto("/api/resources/setup-keys");
  const panels = page.locator("[role=tabpanel]:not(details:not([open]) *)");
  expect(await panels.count()).toBeGreaterThan(4);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  for (const width of [390, 1023]) {
    await page.setViewportSize({ width, height: 800 });
    const menu = page.getByRole("navigation", { name: "API pages" });
    await expect(menu.getByRole("link", { name: /Delete/ })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    const [article, below] = [await page.locator("article").boundingBox(), await menu.boundingBox()];
    expect(below?.y).toBeGreaterThan((article?.y ?? 0) + (article?.height ?? 0));
    const bar = page.getByRole("banner");
    const box = await bar.boundingBox();
    const covered = await bar.evaluate(
      (header, x) => {
        const top = document.elementFromPoint(x, 20);
        return top !== null && !header.contains(top);
      },
      (box?.width ?? 0) / 2,
    );
    expect(covered).toBe(false);
  }
});
