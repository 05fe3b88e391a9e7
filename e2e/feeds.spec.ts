import { expect, test } from "./support/test";

for (const [route, file, entryCount] of [
  ["/", "/pages.atom", 50],
  ["/api/changelog", "/api/changelog.atom", 1],
] as const)
  test(`${route} leads to a feed that is whole, and whose entries exist`, async ({ page, request }) => {
    await page.goto(route);
    await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute("href", file);
    await expect(page.locator(`article a[href="${file}"]`)).toBeVisible();
    const text = await (await request.get(file)).text();
    const feed = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, "application/xml");
      const all = (selector: string): Element[] => [...parsed.querySelectorAll(selector)];
      return {
        error: all("parsererror").map(({ textContent }) => textContent),
        ids: all("id").map(({ textContent }) => textContent),
        links: all("entry > link").map((link) => link.getAttribute("href") ?? ""),
        days: all("updated").map(({ textContent }) => textContent),
        summaries: all("summary").map(({ textContent }) => textContent),
      };
    }, text);
    expect(feed.error).toEqual([]);
    expect(feed.links.length).toBeGreaterThanOrEqual(entryCount);
    expect(new Set(feed.ids).size).toBe(feed.links.length + 1);
    for (const day of feed.days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/);
    for (const summary of feed.summaries) expect(summary).not.toMatch(/^$|\{\{/);
    const routes = [...new Set(feed.links.map((link) => new URL(link).pathname))];
    const states = await Promise.all(routes.map(async (link) => (await request.head(link)).status()));
    expect(states.filter((status) => status !== 200)).toEqual([]);
  });
