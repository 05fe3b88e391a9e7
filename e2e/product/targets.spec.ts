import { test } from "../support/tab";
import { expect } from "../support/test";

/** Pages with every kind of element that links lead to. */
const PAGES = [
  "/api/resources/peers",
  "/about/glossary",
  "/how-to/cli",
  "/selfhosted/publish-services",
  "/docusaurus-features",
];

test("every kind of target lands in sight, below the top bar, and is lit", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const kinds = new Set<string>();
  for (const route of PAGES) {
    await page.goto(route);
    const targets = await page.getByRole("main").evaluate((main) => {
      // Ids of components are for their own labels.
      const named = [...main.querySelectorAll("[id]:not([id^=_R_], [id*=':text'], [data-alias-of])")];
      const kindOf = (element: Element): string =>
        [
          element.localName,
          element.closest("[role=tabpanel]") && "tab",
          element.closest("details") && "details",
        ]
          .filter(Boolean)
          .join(" in ");
      // The last of each kind that has a window of text below it.
      const end = document.documentElement.scrollHeight - 800;
      const high = named.filter((one) => one.getBoundingClientRect().top + scrollY < end);
      return Object.fromEntries(high.map((element) => [kindOf(element), element.id]));
    });
    for (const [kind, id] of Object.entries(targets)) {
      kinds.add(kind);
      await page.goto(`${route}#${id}`);
      const target = page.locator(`[id="${id}"]`);
      const tab = page.getByRole("tab", { selected: true });
      await expect(target, `${route}#${id}`).toHaveAttribute("data-lit");
      const seen = kind.includes("in tab") && /^h\d/.test(kind) ? tab.first() : target;
      const top = (await seen.boundingBox())?.y ?? NaN;
      expect(top, `${route}#${id} (${kind})`).toBeGreaterThanOrEqual(56);
      expect(top, `${route}#${id} (${kind})`).toBeLessThan(200);
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(["h2", "h3", "dt"]));
});
