import { delayApplication } from "../support/delay";
import { test } from "../support/tab";
import { expect } from "../support/test";

for (const [address, shown, section, closest, route] of [
  ["/how-to/instalation/linuxx", "/how-to/instalation/linuxx", "Docs", "Linux", "/how-to/installation/linux"],
  [
    "/ipa/resources/setup-key?x=1#y",
    "/api/resources/setup-key?x=1#y",
    "API",
    "Setup keys",
    "/api/resources/setup-keys",
  ],
] as const) {
  test(`the 404 page at ${address} is of the ${section} section before the application is there and after, and leads on`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const release = await delayApplication(page);
    expect((await page.goto(address))?.status()).toBe(404);
    const main = page.getByRole("main");
    const isOfSection = async (): Promise<void> => {
      expect(new URL(page.url()).href).toContain(shown);
      await expect(page).toHaveTitle(`Page not found - Peerloom ${section}`);
      await expect(page.getByRole("link", { name: `Peerloom ${section} home` }).first()).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no page at this address");
      await expect(main.getByRole("link", { name: "Quickstart guide" })).toBeVisible();
    };
    await isOfSection();
    await release();
    await isOfSection();
    const menu = page.getByRole("navigation", { name: `${section} pages` });
    await expect(menu.getByRole("link", { name: section === "API" ? "Errors" : "FAQ" })).toBeVisible();
    await expect(page.getByRole("group", { name: "Was this page helpful?" })).toHaveCount(0);
    await main.getByRole("link", { name: closest, exact: true }).click();
    await expect(page).toHaveURL(route);
    // The page itself is missing; everything else is in order.
    expect(problems.filter((problem) => !/404/.test(problem))).toEqual([]);
  });
}

test("aliases send on with query and hash, /slack-url leads to the community chat, and Back works", async ({
  page,
}) => {
  await page.route("https://chat.peerloom.example/**", (route) => route.fulfill({ body: "chat" }));
  await page.goto("/how-to/ssh");
  for (const [alias, target] of [
    ["/docs/how-to/cli?x=1#global-flags", "/how-to/cli?x=1#global-flags"],
    [
      "/ipa/resources/setup-keys?x=1&y=a%20b#delete-a-setup-key",
      "/api/resources/setup-keys?x=1&y=a%20b#delete-a-setup-key",
    ],
    ["/slack-url", "https://chat.peerloom.example/"],
  ] as const) {
    await page.goto(alias);
    await expect(page).toHaveURL(target);
    await page.goBack();
    await expect(page).toHaveURL(/\/how-to\/ssh$/);
  }
});
