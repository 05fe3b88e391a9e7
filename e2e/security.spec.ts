import { test } from "./support/nginx";
import { dialogOf, fieldOf, optionsOf, triggerOf } from "./support/search";
import { GUIDE, KINDS, RESOURCE } from "./support/site";
import { expect, hydrate } from "./support/test";

const HOSTILE = `"><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>`;

// Wide enough for the column that holds "Copy link".
test.use({ viewport: { width: 1440, height: 900 } });

const hacked = (): unknown => (window as unknown as { hacked?: unknown }).hacked;

test("pages of every kind break no rule of their policy and ask no third party", async ({
  page,
  violations,
  problems,
}) => {
  for (const route of KINDS)
    await test.step(route, async () => {
      const response = await page.goto(route);
      expect(response?.headers()["content-security-policy"]).toContain("default-src 'none'");
      await hydrate(page);
      await page.waitForLoadState("networkidle");
      expect([...violations, ...problems]).toEqual([]);
    });
  await test.step("a page that is missing", async () => {
    expect((await page.goto("/nothing"))?.status()).toBe(404);
    await hydrate(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(violations).toEqual([]);
  });
});

test("the policy is in force", async ({ page, violations }) => {
  await page.goto(GUIDE);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.hacked=1";
    document.body.append(script);
    document.body.setAttribute("style", "color:red");
    const picture = document.createElement("img");
    picture.src = "https://other.example/x.png";
    document.body.append(picture);
  });
  await expect.poll(() => violations.join("\n")).toMatch(/img-src/);
  expect(violations.join("\n")).toMatch(/script-src-elem inline/);
  expect(violations.join("\n")).toMatch(/style-src-attr inline/);
  expect(await page.evaluate(hacked)).toBeUndefined();
});

test("search, theme, languages and toasts work under the policy", async ({
  page,
  context,
  violations,
  problems,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(RESOURCE);
  await hydrate(page);
  await page.getByRole("button", { name: "Switch between light and dark theme" }).click();
  await page.locator("[data-code-group]").first().getByRole("tab").nth(1).click();
  await page.locator("article").getByRole("button", { name: "Copy", exact: true }).first().click();
  await page.goto(GUIDE);
  await hydrate(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Page URL copied to clipboard!")).toBeVisible();
  await triggerOf(page).click();
  await fieldOf(page).fill("install");
  await expect(optionsOf(page).first()).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  await optionsOf(page).first().click();
  await expect(dialogOf(page)).toBeHidden();
  expect([...violations, ...problems]).toEqual([]);
});

test("hostile query, hash, storage and search words stay text", async ({ page, violations }) => {
  await page.goto(GUIDE);
  await hydrate(page);
  await page.getByRole("button", { name: "Switch between light and dark theme" }).click();
  await page.evaluate((text) => {
    // The theme's key shows what the site adds to all its keys.
    const theme = Object.keys(localStorage).find((key) => key.startsWith("theme")) ?? "theme";
    const namespace = theme.slice("theme".length);
    for (const name of ["theme", "tab-choices", "values", "recent-searches"]) {
      localStorage.setItem(name + namespace, name === "tab-choices" ? JSON.stringify([text]) : text);
    }
  }, HOSTILE);
  await page.goto(
    `${RESOURCE}?docusaurus-data-x=${encodeURIComponent(HOSTILE)}#${encodeURIComponent(HOSTILE)}`,
  );
  await hydrate(page);
  await triggerOf(page).click();
  await fieldOf(page).fill(HOSTILE);
  await expect(dialogOf(page)).toBeVisible();
  await expect(page.locator("img[src=x]")).toHaveCount(0);
  expect(await page.evaluate(hacked)).toBeUndefined();
  expect(violations).toEqual([]);
});
