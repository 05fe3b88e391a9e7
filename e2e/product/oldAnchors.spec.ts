import { test } from "../support/tab";
import { expect, hydrate } from "../support/test";

/** An old id of a real page, declared in its front matter under `anchors`, and the heading that took its place. */
const OLD = "/how-to/ssh#troubleshooting";
const NOW = "If a login fails";

/** Pixels. The top bar and some space are above a heading that a link leads to. */
const NEAR_TOP = 160;

test("an old anchor scrolls to the heading that took its place, on arrival and when the hash changes", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { name: NOW });
  const isReached = async (): Promise<void> => {
    await expect(heading).toBeInViewport();
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(NEAR_TOP);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  };
  await page.goto(OLD);
  await hydrate(page);
  await isReached();
  await page.evaluate(() => {
    window.location.hash = "next";
  });
  await expect(heading).not.toBeInViewport();
  await page.evaluate(
    (address) => void (window.location.hash = new URL(address, document.baseURI).hash),
    OLD,
  );
  await isReached();
});
