import type { Locator, Page } from "@playwright/test";
import { COLORS, layoutProblems, violations } from "../support/axe";
import { test } from "../support/tab";
import { expect, open } from "../support/test";

const RESOURCE = "/api/resources/groups";

const dialog = (page: Page): Locator => page.getByRole("dialog", { name: /^Try it/ });
const answer = (page: Page): Locator => dialog(page).getByRole("group", { name: "Response body" });

async function openCall(page: Page, call: string): Promise<void> {
  await page.getByRole("button", { name: `Try it ${call}`, exact: true }).click();
  await expect(dialog(page).getByRole("button", { name: "Send" })).toBeVisible();
}

async function send(page: Page, status: string): Promise<void> {
  await dialog(page).getByRole("button", { name: "Send" }).click();
  await expect(dialog(page).getByText(status, { exact: true })).toBeVisible();
}

const close = (page: Page): Promise<void> => page.keyboard.press("Escape");

test("a call is checked and answered, hostile texts stay text, and no call leaves the browser", async ({
  page,
  problems,
}) => {
  await page.goto(RESOURCE.slice(1));
  // The first press waits for the application.
  await openCall(page, "POST /api/groups");
  // Browsers may send text whose spelling they check.
  for (const field of await dialog(page).getByRole("textbox").all())
    await expect(field).toHaveAttribute("spellcheck", "false");
  const requests: string[] = [];
  // Pages of visible links are fetched ahead.
  page.on("request", (request) => {
    const isScript = new URL(request.url()).pathname.startsWith("/assets/js/");
    if (!isScript || request.postData() !== null) requests.push(request.url());
  });
  const body = dialog(page).getByLabel("Request body, as JSON");

  await test.step("a body that breaks the schema is named, one that fits gets the documented example", async () => {
    await body.fill('{"nmae": "lab"}');
    await expect(body).toHaveAccessibleDescription(/needs the field "name".*did you mean "name"\?/);
    await body.fill('{"name": "lab"}');
    await expect(body).toHaveAccessibleDescription("The body matches the schema.");
    await body.press("Control+Enter");
    await expect(dialog(page).getByText("200 OK", { exact: true })).toBeVisible();
    expect(JSON.parse(await answer(page).innerText())).toHaveProperty("peers_count");
    await close(page);
    await expect(page.getByRole("button", { name: "Try it POST /api/groups", exact: true })).toBeFocused();
  });

  await test.step("whatever is typed is shown as text and stays one argument of the command", async () => {
    await openCall(page, "PUT /api/groups/{groupId}");
    const hostile = `"'</textarea><img src=x onerror=alert(1)>$(id)\`id\`${"x".repeat(10_000)}`;
    const command = dialog(page).getByRole("group", { name: "cURL" });
    await dialog(page).getByLabel("groupId").fill(hostile);
    await dialog(page).getByLabel("Token").fill(hostile);
    await send(page, "401 Unauthorized");
    expect(await command.innerText()).toContain(`'Authorization: Token ${hostile.replaceAll("'", "'\\''")}'`);
    await dialog(page).getByLabel("Token").fill("any");
    for (const text of [hostile, "[".repeat(10_000), '{"name": "a", "__proto__": {"polluted": true}}']) {
      await body.fill(text);
      await dialog(page).getByRole("button", { name: "Send" }).click();
      await expect(dialog(page).getByText(/^4\d\d /)).toHaveText("400 Bad Request");
      await expect(body).toHaveAttribute("aria-invalid", "true");
    }
    await expect(dialog(page).locator("img")).toHaveCount(0);
  });
  expect(requests).toEqual([]);
  expect(problems).toEqual([]);
});

test("axe finds nothing with an answer open, in both themes, and everything fits", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, RESOURCE);
  await openCall(page, "POST /api/groups");
  await send(page, "200 OK");
  expect(await violations(page, "dialog[open]")).toEqual([]);
  expect(await layoutProblems(dialog(page))).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await violations(page, "dialog[open]", COLORS)).toEqual([]);
});

test("the button that wraps long lines covers no other button", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/api/resources/events");
  const call = "GET /api/events/network-traffic";
  const frame = page.locator("[data-code]", { has: page.getByRole("button", { name: `Try it ${call}` }) });
  // Short commands wrap by themselves; programs scroll.
  await frame.getByRole("tab", { name: "Java", exact: true }).click();
  await frame.locator("pre:visible").hover();
  await expect(frame.getByRole("button", { name: "Wrap" })).toBeVisible();
  await openCall(page, call);
});
