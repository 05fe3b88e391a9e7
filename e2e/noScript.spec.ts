import { builtRoutes } from "./support/routes";
import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

test("everything can be read and reached without scripts", async ({ page }) => {
  await page.goto("/how-to/ssh");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("SSH");
  const menu = page.getByRole("navigation", { name: "Docs pages" });
  for (const name of ["CLI", "Setup keys", "Linux", "Docker"]) {
    await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("button", { name: /^Enlarge/ })).toHaveCount(0);
  await menu.getByRole("link", { name: "Linux", exact: true }).click();
  await expect(page).toHaveURL(/\/how-to\/installation\/linux$/);
});

test("every panel of a code group can be read", async ({ page }) => {
  await page.goto("/api");
  const panels = page.getByRole("tabpanel");
  expect(await panels.count()).toBeGreaterThan(4);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
});

for (const width of [390, 1023]) {
  test(`at ${String(width)} px the menu stands in the page, after the article`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/api/resources/setup-keys");
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
  });
}

test("the menu of every resource page lists all its headings", async ({ page }) => {
  const resources = builtRoutes().filter((route) => route.startsWith("/api/resources/"));
  expect(resources).toHaveLength(14);
  for (const route of resources) {
    await page.goto(route);
    const ids = await page.locator("article h2").evaluateAll((nodes) => nodes.map(({ id }) => id));
    const links = page.locator(`aside a[href^="${route}#"]`);
    const places = await links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute("href")));
    expect(places).toEqual(ids.map((id) => `${route}#${id}`));
  }
});

test("a wide table is scrolled by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/how-to/cli");
  const box = page.getByRole("region", { name: /^Table: / }).first();
  await expect(box).toHaveAttribute("tabindex", "0");
});

test("the alias sends on without scripts", async ({ page }) => {
  await page.goto("/ipa/guides/errors");
  await expect(page).toHaveURL(/\/api\/guides\/errors$/);
});

for (const scheme of ["light", "dark"] as const) {
  test(`the page follows a ${scheme} system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto("/how-to/ssh");
    const background = await page.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor);
    const lightness = Number(/([\d.]+)/.exec(background)?.[1]);
    expect(lightness > 0.5).toBe(scheme === "light");
  });
}
