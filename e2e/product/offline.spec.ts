import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { unzipSync } from "fflate";
import { expect, test } from "../support/test";

/** All further pages lie in the same folder. */
const PAGES_WALKED = 3;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "offline-"));

test.beforeAll(() => {
  execFileSync("node", ["packages/preset/bin/waymark.cjs", "offline", "build", folder]);
  const [archive = ""] = fs.readdirSync(folder);
  for (const [name, bytes] of Object.entries(unzipSync(fs.readFileSync(path.join(folder, archive))))) {
    const file = path.join(folder, name.slice(name.indexOf("/") + 1));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
  }
});

test.afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test("the offline copy opens from a disk, without a network: pages, search, theme, tabs and copying", async ({
  page,
  context,
  problems,
}) => {
  await context.setOffline(true);
  await page.goto(pathToFileURL(path.join(folder, "index.html")).href);

  await page.keyboard.press("Control+k");
  await page.keyboard.type("allow ssh to a machine");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.getByRole("option", { name: /SSH/ }).first().click();
  await expect(page).toHaveURL(/^file:.*\.html/);
  await expect(page.getByRole("dialog")).toBeHidden();

  const rootElement = page.locator("html");
  await page.getByRole("button", { name: /theme/i }).click();
  await expect(rootElement).toHaveAttribute("data-theme", "dark");
  await page
    .getByRole("navigation", { name: "Docs pages" })
    .getByRole("link", { name: "CLI", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("CLI");
  await expect(rootElement).toHaveAttribute("data-theme", "dark");

  const windows = page.getByRole("tab", { name: "Windows" }).first();
  await windows.click();
  await expect(windows).toHaveAttribute("aria-selected", "true");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copy = page.locator("[data-act=copy]").first();
  await copy.click();
  await expect(copy).toHaveText("Copied!");

  for (let walked = 0; walked < PAGES_WALKED; walked += 1) {
    const before = page.url();
    await page.locator("a[rel=next]").click();
    await expect(page).not.toHaveURL(before);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await expect(page.getByText("Offline copy of the")).toBeAttached();
  expect(problems).toEqual([]);
});
