import { EARLY_SCRIPT, delayApplication, delayRequests } from "../support/delay";
import { test } from "../support/tab";
import { expect, hydrate } from "../support/test";

const PAGE = "/how-to/cli";

test("a link of the table of contents lands on its heading before any script, and before the application", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // The route that was added last is asked first.
  const releaseApplication = await delayApplication(page);
  const releaseEarly = await delayRequests(page, EARLY_SCRIPT);
  await page.goto(PAGE, { waitUntil: "domcontentloaded" });
  const follow = async (place: number): Promise<() => Promise<void>> => {
    const link = page.locator("#on-this-page ~ ul a[href^='#']").nth(place);
    await link.focus();
    await page.keyboard.press("Enter");
    const heading = page.locator(`[id="${(await link.getAttribute("href"))?.slice(1) ?? ""}"]`);
    const top = (await heading.boundingBox())?.y;
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(200);
    return () => expect.poll(async () => (await heading.boundingBox())?.y).toBe(top);
  };
  const isStill = await follow(-8);
  releaseEarly();
  await page.locator("#site-nav[data-lights]").waitFor();
  await isStill();
  const isStillToo = await follow(-12);
  await releaseApplication();
  await isStillToo();
});

test("a page opened at a heading shows it; one that is loaded again stays where the reader was", async ({
  page,
}) => {
  // The font is optional: a load that is slow shows another one, with other heights.
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto(`${PAGE}#which-value-wins`);
  const box = await page.locator("#which-value-wins").boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeLessThan(200);
  await page.goto(PAGE);
  await hydrate(page);
  // What the reader sees stays, not the number of pixels: browsers take account of heights that changed above.
  const heading = page.getByRole("main").getByRole("heading", { level: 2 }).nth(3);
  await heading.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const top = async (): Promise<number> => Math.round((await heading.boundingBox())?.y ?? NaN);
  const before = await top();
  await page.reload();
  await expect.poll(top).toBe(before);
});
