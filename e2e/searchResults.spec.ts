import { INDEX_VERSION, writeIndex } from "../src/search/engine";
import { record } from "../src/search/engine/sample.fixture";
import {
  activeOf,
  dialogOf,
  fieldOf,
  openSearch,
  optionsOf,
  searchFor,
  serveIndex,
  triggerOf,
} from "./support/search";
import { test } from "./support/tab";
import { expect, open, test as ownTab } from "./support/test";

const HOSTILE = record("/how-to/ssh", 'Evil <img src=x onerror="window.broken=1"> page', {});

test("nothing of search is in the first load; a pointer over the button fetches it", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await open(page, "/how-to/ssh");
  await page.waitForLoadState("networkidle");
  expect(requests.filter((url) => url.includes("search"))).toEqual([]);
  const before = requests.length;
  await triggerOf(page).hover();
  await expect.poll(() => requests.some((url) => url.endsWith("search-index.json"))).toBe(true);
  expect(requests.length).toBeGreaterThan(before + 1);
});

test("the field is a combobox that names what it controls", async ({ page }) => {
  const field = await openSearch(page);
  await expect(field).toHaveAttribute("aria-autocomplete", "list");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await expect(field).toHaveAttribute("maxlength", "512");
  await expect(field).toHaveAttribute("placeholder", "Find something...");
  const label = (await field.getAttribute("aria-labelledby")) ?? "";
  await expect(page.locator(`[id="${label}"]`)).toHaveText("Search");
  await field.fill("setup key");
  await expect(field).toHaveAttribute("aria-expanded", "true");
  const list = (await field.getAttribute("aria-controls")) ?? "";
  await expect(page.locator(`[id="${list}"]`)).toHaveRole("listbox");
});

test("an empty query and one of spaces show no list", async ({ page }) => {
  const field = await searchFor(page, "ssh");
  for (const query of ["", "   "]) {
    await field.fill(query);
    await expect(dialogOf(page).getByRole("listbox")).toHaveCount(0);
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(dialogOf(page).getByRole("navigation", { name: "Popular pages" })).toBeVisible();
  }
});

test("popular pages exist", async ({ page, request }) => {
  await openSearch(page);
  const links = dialogOf(page).getByRole("navigation", { name: "Popular pages" }).getByRole("link");
  await expect(links.nth(4)).toBeVisible();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200);
});

test("one option is active, the first one; focus stays in the field", async ({ page }) => {
  const field = await searchFor(page, "setup key");
  await expect(optionsOf(page)).toHaveCount(5);
  await expect(activeOf(page)).toHaveCount(1);
  await expect(optionsOf(page).first()).toHaveAttribute("aria-selected", "true");
  const ids = await optionsOf(page).evaluateAll((options) => options.map(({ id }) => id));
  expect(new Set(ids).size).toBe(5);
  await expect(field).toHaveAttribute("aria-activedescendant", ids[0] ?? "");
  await expect(field).toBeFocused();
});

test("Down and Up wrap at both ends, and the active option is in view", async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 420 });
  await searchFor(page, "setup key");
  await page.keyboard.press("ArrowUp");
  await expect(optionsOf(page).last()).toHaveAttribute("aria-selected", "true");
  await expect(optionsOf(page).last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("ArrowDown");
  await expect(optionsOf(page).first()).toHaveAttribute("aria-selected", "true");
  await expect(optionsOf(page).first()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("ArrowDown");
  await expect(optionsOf(page).nth(1)).toHaveAttribute("aria-selected", "true");
});

test("Home, End, Left, Right and Space edit the text", async ({ page }) => {
  const field = await searchFor(page, "key");
  for (const key of ["Home", "a", "End", "b", "ArrowLeft", "Space"]) await page.keyboard.press(key);
  await expect(field).toHaveValue("akey b");
});

test("title and parents are in the option's name; the match is marked", async ({ page }) => {
  await searchFor(page, "delete a setup key");
  await expect(activeOf(page)).toHaveAccessibleName(
    "DELETE Delete a setup key API / Setup keys /api/setup-keys/{keyId}",
  );
  await expect(activeOf(page).locator("mark").first()).toHaveText("Delete");
  await expect(dialogOf(page).getByRole("group", { name: "API" }).getByRole("option").first()).toBeVisible();
});

test("a record with markup shows as text", async ({ page }) => {
  const { titles } = writeIndex([HOSTILE]);
  await serveIndex(page, (route) => route.fulfill({ body: titles, contentType: "application/json" }));
  await searchFor(page, "evil");
  await expect(optionsOf(page).first()).toContainText('Evil <img src=x onerror="window.broken=1"> page');
  await expect(dialogOf(page).locator("img")).toHaveCount(0);
  expect(await page.evaluate(() => "broken" in window)).toBe(false);
});

test("the count is told once, after a pause in typing", async ({ page }) => {
  const field = await searchFor(page, "ssh");
  const status = dialogOf(page).getByRole("status");
  await expect(status).toContainText("‘ssh’");
  await status.evaluate((region) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    // An emptied region says nothing.
    const listen = new MutationObserver(() => region.textContent !== "" && heard.push(region.textContent));
    listen.observe(region, { childList: true, characterData: true, subtree: true });
  });
  await field.fill("");
  await field.pressSequentially("setup key", { delay: 60 });
  await expect(status).toHaveText(/^5 of \d+ results for ‘setup key’\.$/);
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  // The prose may arrive now, which adds rows to those of the first text.
  expect(heard.filter((text) => !text.includes("‘ssh’"))).toHaveLength(1);
  await field.fill("zzzqqqzz");
  await expect(
    dialogOf(page).getByText("Nothing found for ‘zzzqqqzz’. Please try again.").first(),
  ).toBeVisible();
  await expect(status).toHaveText("Nothing found for ‘zzzqqqzz’. Please try again.");
});

test("the spinner comes after 300 ms without an answer and goes with it", async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await serveIndex(page, async (route) => {
    await held;
    await route.continue();
  });
  const field = await openSearch(page);
  const stalled = page.locator('dialog[data-status="stalled"]');
  await dialogOf(page).evaluate((dialog) => {
    let typed = Number.NaN;
    dialog.addEventListener("input", () => (typed = performance.now()), { capture: true });
    new MutationObserver((_, watch) => {
      if (dialog.dataset["status"] !== "stalled") return;
      Object.assign(window, { stalledAfter: performance.now() - typed });
      watch.disconnect();
    }).observe(dialog, { attributes: true });
  });
  await field.fill("ssh");
  await expect(stalled).toBeVisible();
  const after = await page.evaluate(() => ("stalledAfter" in window ? Number(window.stalledAfter) : 0));
  expect(after).toBeGreaterThanOrEqual(299);
  await expect(dialogOf(page).getByText("Searching…").first()).toBeVisible();
  release();
  await expect(optionsOf(page)).toHaveCount(5);
  await expect(stalled).toHaveCount(0);
});

const FAILURES = [
  ["missing", { status: 404, body: "" }, "There is no search index"],
  ["refused by the server", { status: 503, body: "" }, "The search index did not load"],
  ["cut", { body: `{"version":${INDEX_VERSION},` }, "The search index is damaged"],
  [
    "of another version",
    { body: writeIndex([HOSTILE]).titles.replace(`"version":${INDEX_VERSION}`, '"version":999') },
    "The search index is out of date",
  ],
  ["damaged", { body: '{"what":"is this"}' }, "The search index is damaged"],
] as const;

for (const [how, response, words] of FAILURES) {
  test(`an index that is ${how} has words of its own, and Try again fixes it`, async ({ page }) => {
    await serveIndex(page, (route) => route.fulfill(response));
    const field = await openSearch(page);
    await field.fill("ssh");
    await expect(dialogOf(page).getByText(words, { exact: true })).toBeVisible();
    await page.unroute("**/search-index.json");
    await dialogOf(page).getByRole("button", { name: "Try again" }).click();
    await expect(optionsOf(page)).toHaveCount(5);
    await expect(field).toBeFocused();
  });
}

test("a filter asks one section; the section of the page is preferred", async ({ page }) => {
  await searchFor(page, "setup keys", "/api/guides/errors");
  await expect(optionsOf(page).first()).toHaveAttribute("href", /^\/api\//);
  await dialogOf(page).getByRole("button", { name: "Docs" }).click();
  await expect(dialogOf(page).getByRole("group", { name: "API" })).toHaveCount(0);
  await expect(optionsOf(page).first()).toHaveAttribute("href", /^\/how-to\//);
  await expect(fieldOf(page)).toBeFocused();
});

ownTab(
  "a chosen result is offered next time, can be removed, and stays out of sight where storage is denied",
  async ({ page, context }) => {
    await searchFor(page, "setup key");
    await page.keyboard.press("Enter");
    await expect(dialogOf(page)).toHaveCount(0);
    await openSearch(page);
    const recent = dialogOf(page).getByRole("navigation", { name: "Recent searches" });
    await expect(recent.getByRole("link", { name: /Setup keys/ })).toBeVisible();
    await recent.getByRole("button", { name: "Remove Setup keys" }).click();
    await expect(recent).toHaveCount(0);
    const denied = await context.newPage();
    await denied.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await searchFor(denied, "ssh");
    await denied.keyboard.press("Enter");
    await expect(dialogOf(denied)).toHaveCount(0);
    await denied.keyboard.press("Control+k");
    await expect(fieldOf(denied)).toBeFocused();
    await expect(dialogOf(denied).getByRole("navigation", { name: "Recent searches" })).toHaveCount(0);
  },
);
